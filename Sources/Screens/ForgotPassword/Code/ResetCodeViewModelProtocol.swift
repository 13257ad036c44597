public import Binding

/// The state and the actions of the last step of resetting a password.
@MainActor
public protocol ResetCodeViewModelProtocol: ResetCodeFacts {
    /// The email to which the code was sent.
    var email: String { get }

    /// The code as typed so far.
    var code: Observable<String> { get }

    /// The service's objection to the code; empty if there is none.
    var codeError: Observable<String> { get }

    /// The new password, typed twice.
    var newPassword: NewPassword { get }

    /// The text of the letter with the code, if the app sends no email; otherwise empty.
    var letter: Observable<String> { get }

    /// True while an attempt is under way.
    var isSetting: ValueSource<Bool> { get }

    /// True if the code is filled in, the password is good, and no attempt is under way.
    var canSet: Derived<Bool> { get }

    /// Sends the result of each attempt.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Reads the letter with the code, if there is one.
    func readLetter() async

    /// Sets the new password.
    func set() async
}
