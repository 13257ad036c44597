/// What the first step of signing up hands to the second.
public struct SignUpDetails: Hashable, Codable, Sendable {
    /// What the user wants to be called.
    public var name: String

    /// What the user will log in with.
    public var email: String

    /// What is filled in, unchecked.
    public init(name: String = "", email: String = "") {
        self.name = name
        self.email = email
    }
}
