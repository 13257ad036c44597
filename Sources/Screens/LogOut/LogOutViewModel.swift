public import Binding

/// The state of logging out.
public final class LogOutViewModel: LogOutViewModelProtocol {
    public let error = Observable("")
    private let request = Request<Void, AccountError>()
    private let accounts: any AccountService
    private let words: Words

    /// A view model that logs out of `accounts`.
    public init(accounts: any AccountService, words: Words) {
        self.accounts = accounts
        self.words = words
    }

    public var isLoggingOut: ValueSource<Bool> { request.isRunning }

    public var isLoggedOut: Bool { request.value.value != nil }

    public func logOut() async {
        error.value = ""
        let accounts = accounts
        await request.run { () async throws(AccountError) in try await accounts.logOut() }
        error.value = request.error.value?.text(in: words) ?? ""
    }
}
