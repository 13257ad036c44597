import Binding

/// The state and the rules of the last step of signing up.
@MainActor
final class SignUpPasswordViewModel {
    let details: SignUpDetails
    let newPassword: NewPassword
    let canSignUp: Derived<Bool>
    private let request = Request<Session, AccountError>()
    private let accounts: any AccountService
    private let words: Words

    /// A view model that makes an account with these `details`.
    init(details: SignUpDetails, accounts: any AccountService, words: Words) {
        self.details = details
        self.accounts = accounts
        self.words = words
        newPassword = NewPassword(email: details.email, words: words)
        canSignUp = Derived(newPassword.isGood, request.isRunning) { $0 && !$1 }
    }

    var isSigningUp: ValueSource<Bool> { request.isRunning }

    var results: Emitter<Result<Session, AccountError>> { request.results }

    var session: Session? { request.value.value }

    var failure: String? { request.error.value?.text(in: words) }

    func signUp() async {
        guard canSignUp.value else { return }
        let accounts = accounts
        let application = Application(
            name: details.name, email: details.email, password: newPassword.password.value)
        await request.run { () async throws(AccountError) in
            try await accounts.signUp(application)
        }
    }
}
