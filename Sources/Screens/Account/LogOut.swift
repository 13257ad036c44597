import Binding
import WaylineRouting

/// Logging out. The view model of each screen with the button has one; the screen asks the user
/// first.
@MainActor
final class LogOut {
    private let request = Request<Void, AccountError>()
    private let accounts: any AccountService
    private let words: Words

    init(accounts: any AccountService, words: Words) {
        self.accounts = accounts
        self.words = words
    }

    /// True while it is not known whether the user is still logged in.
    var isUnderWay: Derived<Bool> { request.isRunning }

    /// The message of the last failure; nil if there was none.
    var failure: String? { request.error.value?.text(in: words) }

    /// Ends the session. Returns false if that has failed.
    func run() async -> Bool {
        let accounts = accounts
        await request.run { () async throws(AccountError) in try await accounts.logOut() }
        return failure == nil
    }
}

extension Alert {
    /// Asks the user to confirm logging out.
    static func logOut(_ words: Words) -> Alert {
        .confirm(words[.confirmLogOut], yes: words[.logOut], no: words[.stay])
    }
}
