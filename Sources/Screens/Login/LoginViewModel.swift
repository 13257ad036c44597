public import Binding

/// The state and the rules of logging in.
public final class LoginViewModel: LoginViewModelProtocol {
    public let email = Observable("")
    public let password = Observable("")
    public let emailError = Observable("")
    public let passwordError = Observable("")
    public let canLogIn: Derived<Bool>
    private let request = Request<Session, AccountError>()
    private let accounts: any AccountService
    private let words: Words
    private var bindings: Set<AnyCancellable> = []

    /// A view model that logs in to `accounts`.
    public init(accounts: any AccountService, words: Words) {
        self.accounts = accounts
        self.words = words
        canLogIn = Derived(email, password, request.isRunning) {
            !$0.isEmpty && !$1.isEmpty && !$2
        }
        for field in [email, password] {
            field.bind(to: self) { viewModel, _ in viewModel.forgetErrors() }.store(in: &bindings)
        }
    }

    public var isLoggingIn: ValueSource<Bool> { request.isRunning }

    public var results: Signal<Result<Session, AccountError>> { request.results }

    public var status: AccountStatus? { request.value.value?.status }

    public var failure: String? {
        switch request.error.value {
        case nil, .notAnEmail, .wrongCredentials: nil
        case let error?: error.text(in: words)
        }
    }

    public func logIn() async {
        guard canLogIn.value else { return }
        guard let email = EmailAddress(email.value)?.text else {
            emailError.value = AccountError.notAnEmail(email.value).text(in: words)
            return
        }
        let (accounts, password) = (accounts, password.value)
        await request.run { () async throws(AccountError) in
            try await accounts.logIn(email: email, password: password)
        }
        handle()
    }

    private func handle() {
        if request.error.value == .wrongCredentials {
            passwordError.value = AccountError.wrongCredentials.text(in: words)
        }
    }

    private func forgetErrors() {
        emailError.value = ""
        passwordError.value = ""
    }
}
