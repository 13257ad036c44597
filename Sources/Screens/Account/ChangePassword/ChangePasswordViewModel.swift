import Binding

/// The state and the rules of changing a password.
@MainActor
final class ChangePasswordViewModel {
    /// The reason why the password must be changed; empty if there is none.
    let reason: String
    let oldPassword = Observable("")
    let newPassword: NewPassword

    /// The message beside the old password, until the user changes it.
    let oldPasswordError: Derived<String>
    let canChange: Derived<Bool>
    let canLogOut: Derived<Bool>
    let logOut: LogOut

    private let request = Request<Session, AccountError>()

    /// The old password that was refused last.
    private let refused = Observable(String?.none)
    private let accounts: any AccountService
    private let words: Words

    /// Changes the password of `session` at `accounts`.
    init(accounts: any AccountService, session: Session?, words: Words) {
        self.accounts = accounts
        self.words = words
        reason = Self.reason(session?.status, words)
        newPassword = NewPassword(email: session?.email ?? "", old: oldPassword, words: words)
        logOut = LogOut(accounts: accounts, words: words)
        let isBusy = Derived(request.isRunning, logOut.isUnderWay) { $0 || $1 }
        canChange = Derived(oldPassword, newPassword.isGood, isBusy) { !$0.isEmpty && $1 && !$2 }
        canLogOut = isBusy.map { !$0 }
        oldPasswordError = Derived(oldPassword, refused) {
            $0 == $1 ? AccountError.wrongOldPassword.text(in: words) : ""
        }
    }

    var isChanging: ValueSource<Bool> { request.isRunning }

    /// Sends the result of each attempt.
    var results: Emitter<Result<Session, AccountError>> { request.results }

    /// The message of the last failure; nil if there is none, or if it stands beside a field.
    var failure: String? {
        request.error.value.flatMap { $0 == .wrongOldPassword ? nil : $0.text(in: words) }
    }

    func change() async {
        guard canChange.value else { return }
        let (accounts, old, new) = (accounts, oldPassword.value, newPassword.password.value)
        await request.run { () async throws(AccountError) in
            try await accounts.changePassword(from: old, to: new)
        }
        refused.value = request.error.value == .wrongOldPassword ? old : nil
    }

    private static func reason(_ status: AccountStatus?, _ words: Words) -> String {
        switch status {
        case .expired: words[.passwordExpired]
        case .leaked: words[.passwordLeaked]
        case .valid, nil: ""
        }
    }
}
