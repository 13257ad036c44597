import Binding

/// What the login screen shows and does.
@MainActor
protocol LoginViewModelProtocol: AnyObject {
    var email: Observable<String> { get }
    var password: Observable<String> { get }
    var status: AccountStatus? { get }
    func logIn() async
}
