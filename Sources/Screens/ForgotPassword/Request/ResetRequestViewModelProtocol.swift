public import Binding

/// What the first step of setting a password anew shows and does.
@MainActor
public protocol ResetRequestViewModelProtocol: ResetRequestFacts {
    /// As it is typed.
    var email: Observable<String> { get }

    /// What is wrong with the email; empty where nothing is, and as long as nothing is typed.
    var emailError: Derived<String> { get }

    /// Whether an attempt is on its way.
    var isSending: ValueSource<Bool> { get }

    /// Whether there is an email, and nothing is on its way.
    var canSend: Derived<Bool> { get }

    /// Tells how each attempt went.
    var results: Signal<Result<Void, AccountError>> { get }

    /// Has a code sent to the email.
    func send() async
}

extension ResetRequestViewModelProtocol {
    public var typedEmail: String { email.value }
}
