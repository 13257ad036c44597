import Binding
import Screens

/// A login view model with a given status, which counts the attempts to log in.
@MainActor
final class LoginViewModelStub: LoginViewModelProtocol {
    let email = Observable("")
    let password = Observable("")
    private(set) lazy var canLogIn = Derived(email, password) { !$0.isEmpty && !$1.isEmpty }
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
