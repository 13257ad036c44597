public import Binding

/// The state and the rules of setting a new password with a code.
public final class ResetCodeViewModel: ResetCodeViewModelProtocol {
    public let email: String
    public let code = Observable("")
    public let codeError = Observable("")
    public let newPassword: NewPassword
    public let letter = Observable("")
    public let canSet: Derived<Bool>
    private let request = Request<Session, AccountError>()
    private let accounts: any AccountService
    private let letters: (any LetterBox)?
    private let words: Words
    private var bindings: Set<AnyCancellable> = []

    /// A view model for the account of `email`. It reads the letter with the code from `letters`,
    /// if the app sends no email.
    public init(
        email: String, accounts: any AccountService, letters: (any LetterBox)?, words: Words
    ) {
        self.email = email
        self.accounts = accounts
        self.letters = letters
        self.words = words
        newPassword = NewPassword(email: email, words: words)
        canSet = Derived(code, newPassword.isGood, request.isRunning) {
            !$0.isEmpty && $1 && !$2
        }
        code.bind(to: self) { viewModel, _ in viewModel.codeError.value = "" }
            .store(in: &bindings)
    }

    public var isSetting: ValueSource<Bool> { request.isRunning }

    public var results: Signal<Result<Session, AccountError>> { request.results }

    public var session: Session? { request.value.value }

    public var failure: String? {
        switch request.error.value {
        case nil, .wrongCode: nil
        case let error?: error.text(in: words)
        }
    }

    public func readLetter() async {
        guard let found = await letters?.letter(to: email) else { return }
        letter.value = words(.letter, found.code, found.minutes)
    }

    public func set() async {
        guard canSet.value else { return }
        let accounts = accounts
        let reset = PasswordReset(
            email: email, code: code.value, password: newPassword.password.value)
        await request.run { () async throws(AccountError) in try await accounts.reset(reset) }
        if request.error.value == .wrongCode {
            codeError.value = AccountError.wrongCode.text(in: words)
        }
    }
}
