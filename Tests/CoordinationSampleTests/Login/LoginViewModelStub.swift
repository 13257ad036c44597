import Binding

/// A login view model that says what the test says.
final class LoginViewModelStub: LoginViewModelProtocol {
    let email = Observable("an@example.com")
    let password = Observable("")
    let status: AccountStatus?

    init(status: AccountStatus?) {
        self.status = status
    }

    func logIn() async {}
}
