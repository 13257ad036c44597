public import Binding

/// The state and the rules of logging in.
public final class LoginViewModel: LoginViewModelProtocol {
    public let email = Observable("")
    public let password = Observable("")
    public let canLogIn: Derived<Bool>
    public let message = Observable("")
    public private(set) var status: AccountStatus?
    private let accounts: any AccountDirectory

    /// A view model that asks `accounts` who may come in.
    public init(accounts: any AccountDirectory) {
        self.accounts = accounts
        canLogIn = Derived(email, password) { !$0.isEmpty && !$1.isEmpty }
    }

    public func logIn() async {
        status = nil
        guard canLogIn.value else { return }
        status = await accounts.status(email: email.value, password: password.value)
        message.value = status == nil ? "No account has this email and password. Try again." : ""
    }
}
