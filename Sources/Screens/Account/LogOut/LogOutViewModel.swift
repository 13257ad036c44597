import Binding

/// The state of logging out.
@MainActor
final class LogOutViewModel {
    /// The message of a failure; empty if there was none.
    let error: Derived<String>
    private let request = Request<Void, AccountError>()
    private let accounts: any AccountService

    init(accounts: any AccountService, words: Words) {
        self.accounts = accounts
        error = request.error.map { $0?.text(in: words) ?? "" }
    }

    var isLoggingOut: ValueSource<Bool> { request.isRunning }

    var isLoggedOut: Bool { request.value.value != nil }

    func logOut() async {
        let accounts = accounts
        await request.run { () async throws(AccountError) in try await accounts.logOut() }
    }
}
