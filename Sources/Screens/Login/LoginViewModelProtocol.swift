public import Binding

/// The state and the actions of the login screen.
public protocol LoginViewModelProtocol: LoginFacts {
    /// The email as typed so far.
    var email: Observable<String> { get }

    /// The password as typed so far.
    var password: Observable<String> { get }

    /// The problem with the email; empty if there is none.
    var emailError: Observable<String> { get }

    /// The problem with the password, or with both fields together; empty if there is none.
    var passwordError: Observable<String> { get }

    /// True while an attempt is under way.
    var isLoggingIn: ValueSource<Bool> { get }

    /// True if both fields are filled in, and no attempt is under way.
    var canLogIn: Derived<Bool> { get }

    /// Sends the result of each attempt.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Tries to log in with the current email and password.
    func logIn() async
}

extension LoginViewModelProtocol {
    public var typedEmail: String { email.value }
}
