public import Coordination

/// What a new user fills in.
public struct Application: Sendable {
    public let name: String
    public let email: String
    /// Neither shown nor saved.
    @Secret public var password: String

    public init(name: String, email: String, password: String) {
        self.name = name
        self.email = email
        self.password = password
    }
}
