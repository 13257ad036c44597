/// Knows the accounts.
public protocol AccountService: Sendable {
    /// Returns the name of the user.
    func logIn(email: String, password: String) async throws(LoginError) -> String
}

/// The reason for which a login has failed.
public enum LoginError: Error, Hashable {
    case wrongPassword
}

extension LoginError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .wrongPassword: "No account has this email and password."
        }
    }
}

/// One account, kept in memory.
public struct MemoryAccounts: AccountService {
    public init() {}

    public func logIn(email: String, password: String) async throws(LoginError) -> String {
        guard email == "an@example.com", password == "tra xanh" else { throw .wrongPassword }
        return "An"
    }
}
