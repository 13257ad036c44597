import Binding
import Screens

/// A login view model with a given status, which counts the attempts to log in.
@MainActor
final class LoginViewModelStub: LoginViewModelProtocol {
    let email = Observable("")
    let password = Observable("")
    let message = Observable("")
    let status: AccountStatus?
    private(set) var attempts = 0

    init(status: AccountStatus?) {
        self.status = status
    }

    func logIn() async {
        attempts += 1
    }
}
