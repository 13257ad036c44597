public import Binding

/// What the login screen shows and does.
@MainActor
public protocol LoginViewModelProtocol: AnyObject {
    var email: Observable<String> { get }
    var password: Observable<String> { get }

    /// Whether both are filled in.
    var canLogIn: Derived<Bool> { get }

    /// Why the last attempt led nowhere; empty if there is nothing to say.
    var message: Observable<String> { get }

    /// The status of the account the user is logged in to; nil before that.
    var status: AccountStatus? { get }

    /// Tries to log in with the email and password as they are.
    func logIn() async
}
