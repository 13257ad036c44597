public import Binding

/// What the login screen shows and does.
@MainActor
public protocol LoginViewModelProtocol: AnyObject {
    var email: Observable<String> { get }
    var password: Observable<String> { get }

    /// What is wrong with the email and the password; empty where nothing is.
    var emailError: Observable<String> { get }
    var passwordError: Observable<String> { get }

    var isLoggingIn: ValueSource<Bool> { get }

    /// Whether both are filled in, and nothing is on its way.
    var canLogIn: Derived<Bool> { get }

    /// Tells how each attempt went.
    var results: Signal<Result<Session, AccountError>> { get }

    /// What is known about the password of who has been let in; nil before that.
    var status: AccountStatus? { get }

    /// Why the last attempt failed, where that is neither the email's fault nor the password's.
    var failure: String? { get }

    /// Tries to log in with the email and the password as they are.
    func logIn() async
}
