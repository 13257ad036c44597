import Binding

/// The state and the rules of logging in.
@MainActor
final class LoginViewModel {
    let email = Observable("")
    let password = Observable("")

    /// The message beside each field, until the user changes one of them.
    let emailError: Derived<String>
    let passwordError: Derived<String>
    let canLogIn: Derived<Bool>

    private let request = Request<Session, AccountError>()
    private let typed: Derived<Credentials>

    /// The credentials of the last attempt; nil once the user has changed them.
    private let attempted = Observable(Credentials?.none)
    private var changes: AnyCancellable?
    private let accounts: any AccountService
    private let words: Words

    init(accounts: any AccountService, words: Words) {
        self.accounts = accounts
        self.words = words
        typed = Derived(email, password) { Credentials(email: $0, password: $1) }
        canLogIn = Derived(typed, request.isRunning) {
            !$0.email.isEmpty && !$0.password.isEmpty && !$1
        }
        let error = Derived(typed, attempted, request.error) { $0 == $1 ? $2 : nil }
        emailError = error.map {
            if case .notAnEmail = $0 { $0?.text(in: words) ?? "" } else { "" }
        }
        passwordError = error.map { $0 == .wrongCredentials ? $0?.text(in: words) ?? "" : "" }
        changes = typed.bind(to: self) { model, _ in model.attempted.value = nil }
    }

    var isLoggingIn: ValueSource<Bool> { request.isRunning }

    var session: ValueSource<Session?> { request.value }

    /// Sends the result of each attempt.
    var results: Emitter<Result<Session, AccountError>> { request.results }

    /// The message of the last failure; nil if there is none, or if it stands beside a field.
    var failure: String? {
        switch request.error.value {
        case nil, .notAnEmail, .wrongCredentials: nil
        case let error?: error.text(in: words)
        }
    }

    func logIn() async {
        guard canLogIn.value else { return }
        let (accounts, typed, attempted) = (accounts, typed.value, attempted)
        await request.run { () async throws(AccountError) in
            attempted.value = typed
            guard let email = EmailAddress(typed.email) else { throw .notAnEmail(typed.email) }
            return try await accounts.logIn(email: email.text, password: typed.password)
        }
    }
}

private struct Credentials: Equatable {
    let email: String
    let password: String
}
