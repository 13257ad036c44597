import Words

/// Knows the accounts.
public protocol AccountService: Sendable {
    /// Returns the name of the user.
    func logIn(email: String, password: String) async throws(LoginError) -> String
}

/// The reason for which a login has failed.
public enum LoginError: Error, Hashable {
    case wrongPassword
}

extension LoginError {
    /// The text for the user.
    func text(_ words: Words) -> String {
        switch self {
        case .wrongPassword:
            words(
                "No account has this email and password.",
                "Không có tài khoản nào với email và mật khẩu này.")
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
