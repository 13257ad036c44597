/// What the first step of signing up hands to the second.
public struct SignUpDetails: Hashable, Codable, Sendable {
    public var name: String
    public var email: String

    public init(name: String = "", email: String = "") {
        self.name = name
        self.email = email
    }
}
