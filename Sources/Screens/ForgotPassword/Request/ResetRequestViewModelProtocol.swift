public import Binding

/// The state and the actions of the first step of resetting a password.
@MainActor
public protocol ResetRequestViewModelProtocol: ResetRequestFacts {
    /// The email as typed so far.
    var email: Observable<String> { get }

    /// The problem with the email; empty if there is none, or if nothing is typed.
    var emailError: Derived<String> { get }

    /// True while an attempt is under way.
    var isSending: ValueSource<Bool> { get }

    /// True if the email is valid, and no attempt is under way.
    var canSend: Derived<Bool> { get }

    /// Sends the result of each attempt.
    var results: Signal<Result<Void, AccountError>> { get }

    /// Requests a code for the email.
    func send() async
}

extension ResetRequestViewModelProtocol {
    public var typedEmail: String { email.value }
}
