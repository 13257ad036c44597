import Wayline

/// The user who is logged in, if there is one.
@MainActor
public final class Session {
    /// True as long as somebody is logged in.
    public let isLoggedIn: Derived<Bool>

    private let current = Observable<String?>(nil)
    private let accounts: any AccountService

    public init(accounts: any AccountService) {
        self.accounts = accounts
        isLoggedIn = current.map { $0 != nil }
    }

    /// The name of the user; nil if nobody is logged in.
    var user: ValueSource<String?> { current }

    func logIn(email: String, password: String) async throws(LoginError) {
        current.value = try await accounts.logIn(email: email, password: password)
    }

    func logOut() {
        current.value = nil
    }
}
