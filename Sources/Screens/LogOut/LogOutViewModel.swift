public import Binding

/// The state of logging out.
public final class LogOutViewModel: LogOutViewModelProtocol {
    public let error = Observable("")
    private let submission = Submission<Void>()
    private let accounts: any AccountService
    private let words: Words

    /// A view model that logs out of `accounts`.
    public init(accounts: any AccountService, words: Words) {
        self.accounts = accounts
        self.words = words
    }

    public var isLoggingOut: ValueSource<Bool> { submission.isUnderWay }

    public var isLoggedOut: Bool { submission.value != nil }

    public func logOut() async {
        error.value = ""
        let accounts = accounts
        await submission.send { () async throws(AccountError) in try await accounts.logOut() }
        error.value = submission.error?.text(in: words) ?? ""
    }
}
