public import Binding

/// What the login screen shows and does.
public protocol LoginViewModelProtocol: LoginFacts {
    /// As it is typed.
    var email: Observable<String> { get }

    /// As it is typed.
    var password: Observable<String> { get }

    /// What is wrong with the email and the password; empty where nothing is.
    var emailError: Observable<String> { get }

    /// What is wrong with the password, or with both; empty where nothing is.
    var passwordError: Observable<String> { get }

    /// Whether an attempt is on its way.
    var isLoggingIn: ValueSource<Bool> { get }

    /// Whether both are filled in, and nothing is on its way.
    var canLogIn: Derived<Bool> { get }

    /// Tells how each attempt went.
    var results: Signal<Result<Session, AccountError>> { get }

    /// Tries to log in with the email and the password as they are.
    func logIn() async
}

extension LoginViewModelProtocol {
    public var typedEmail: String { email.value }
}
