import Binding

/// The state and the rules of requesting a code.
@MainActor
final class ResetRequestViewModel {
    let email: Observable<String>
    let emailError: Derived<String>
    let canSend: Derived<Bool>
    private let request = Request<Void, AccountError>()
    private let accounts: any AccountService
    private let words: Words

    /// A view model that starts with this email, which may be empty.
    init(email: String, accounts: any AccountService, words: Words) {
        self.email = Observable(email)
        self.accounts = accounts
        self.words = words
        emailError = self.email.map {
            $0.isEmpty || EmailAddress($0) != nil
                ? "" : AccountError.notAnEmail($0).text(in: words)
        }
        canSend = Derived(self.email, request.isRunning) { EmailAddress($0) != nil && !$1 }
    }

    var isSending: ValueSource<Bool> { request.isRunning }

    var results: Emitter<Result<Void, AccountError>> { request.results }

    var isSent: Bool { request.value.value != nil }

    var failure: String? { request.error.value?.text(in: words) }

    func send() async {
        guard canSend.value else { return }
        let (accounts, email) = (accounts, email.value)
        await request.run { () async throws(AccountError) in
            try await accounts.requestReset(email: email)
        }
    }
}
