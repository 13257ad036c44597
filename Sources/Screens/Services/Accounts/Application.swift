public import Coordination

/// What a new user fills in.
public struct Application: Sendable {
    /// What the user wants to be called.
    public let name: String

    /// What the user will log in with.
    public let email: String
    /// Neither shown nor saved.
    @Secret public var password: String

    /// What is filled in, unchecked.
    public init(name: String, email: String, password: String) {
        self.name = name
        self.email = email
        self.password = password
    }
}
