public import Binding

/// The state and the rules of requesting a code.
public final class ResetRequestViewModel: ResetRequestViewModelProtocol {
    public let email: Observable<String>
    public let emailError: Derived<String>
    public let canSend: Derived<Bool>
    private let request = Request<Void, AccountError>()
    private let accounts: any AccountService
    private let words: Words

    /// A view model that starts with this email, which may be empty.
    public init(email: String, accounts: any AccountService, words: Words) {
        self.email = Observable(email)
        self.accounts = accounts
        self.words = words
        emailError = self.email.map {
            $0.isEmpty || EmailAddress($0) != nil
                ? "" : AccountError.notAnEmail($0).text(in: words)
        }
        canSend = Derived(self.email, request.isRunning) { EmailAddress($0) != nil && !$1 }
    }

    public var isSending: ValueSource<Bool> { request.isRunning }

    public var results: Signal<Result<Void, AccountError>> { request.results }

    public var isSent: Bool { request.value.value != nil }

    public var failure: String? { request.error.value?.text(in: words) }

    public func send() async {
        guard canSend.value else { return }
        let (accounts, email) = (accounts, email.value)
        await request.run { () async throws(AccountError) in
            try await accounts.requestReset(email: email)
        }
    }
}
