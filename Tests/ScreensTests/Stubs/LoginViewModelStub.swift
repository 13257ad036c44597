import Binding
import Screens

/// A login view model in a given state, which counts the attempts to log in.
@MainActor
final class LoginViewModelStub: LoginViewModelProtocol {
    let email = Observable("")
    let password = Observable("")
    let emailError = Observable("")
    let passwordError = Observable("")
    let isUnderWay = Observable(false)
    private(set) lazy var canLogIn = Derived(email, password) { !$0.isEmpty && !$1.isEmpty }
    let results = Signal<Result<Session, AccountError>>()
    let status: AccountStatus?
    let failure: String?
    private(set) var attempts = 0

    init(status: AccountStatus? = nil, failure: String? = nil) {
        self.status = status
        self.failure = failure
    }

    var isLoggingIn: ValueSource<Bool> { isUnderWay }

    func logIn() async {
        attempts += 1
    }
}
