public import Binding

/// What the last step of setting a password anew shows and does.
@MainActor
public protocol ResetCodeViewModelProtocol: ResetCodeFacts {
    /// Whom the code was sent to.
    var email: String { get }

    /// As it is typed.
    var code: Observable<String> { get }

    /// What the service has found wrong with the code; empty before that.
    var codeError: Observable<String> { get }

    /// The new one, typed twice.
    var newPassword: NewPassword { get }

    /// What the letter with the code says, where this app has no other way to bring it; else empty.
    var letter: Observable<String> { get }

    /// Whether an attempt is on its way.
    var isSetting: ValueSource<Bool> { get }

    /// Whether the code is filled in, the password is good, and nothing is on its way.
    var canSet: Derived<Bool> { get }

    /// Tells how each attempt went.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Looks for the letter.
    func readLetter() async

    /// Sets the new password.
    func set() async
}
