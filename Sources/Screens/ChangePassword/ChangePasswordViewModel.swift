public import Binding

/// The state and the rules of changing a password that is no longer valid.
public final class ChangePasswordViewModel: ChangePasswordViewModelProtocol {
    public let reason: String
    public let oldPassword = Observable("")
    public let newPassword: NewPassword
    public let oldPasswordError = Observable("")
    public let canChange: Derived<Bool>
    private let request = Request<Session, AccountError>()
    private let accounts: any AccountService
    private let words: Words
    private var bindings: Set<AnyCancellable> = []

    /// A view model for the user of `session`.
    public init(accounts: any AccountService, session: Session?, words: Words) {
        self.accounts = accounts
        self.words = words
        reason = Self.reason(session?.status, words)
        newPassword = NewPassword(email: session?.email ?? "", old: oldPassword, words: words)
        canChange = Derived(oldPassword, newPassword.isGood, request.isRunning) {
            !$0.isEmpty && $1 && !$2
        }
        oldPassword.bind(to: self) { viewModel, _ in viewModel.oldPasswordError.value = "" }
            .store(in: &bindings)
    }

    public var isChanging: ValueSource<Bool> { request.isRunning }

    public var results: Signal<Result<Session, AccountError>> { request.results }

    public var failure: String? {
        switch request.error.value {
        case nil, .wrongOldPassword: nil
        case let error?: error.text(in: words)
        }
    }

    public func change() async {
        guard canChange.value else { return }
        let (accounts, old, new) = (accounts, oldPassword.value, newPassword.password.value)
        await request.run { () async throws(AccountError) in
            try await accounts.changePassword(from: old, to: new)
        }
        if request.error.value == .wrongOldPassword {
            oldPasswordError.value = AccountError.wrongOldPassword.text(in: words)
        }
    }

    private static func reason(_ status: AccountStatus?, _ words: Words) -> String {
        switch status {
        case .expired: words[.passwordExpired]
        case .leaked: words[.passwordLeaked]
        case .valid, nil: ""
        }
    }
}
