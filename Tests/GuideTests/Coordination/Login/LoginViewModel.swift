import Binding

@MainActor
final class LoginViewModel {
    let email = Observable("")
    let password = Observable("")
    private(set) var status: AccountStatus?
    private let accounts: any AccountService

    init(accounts: any AccountService) {
        self.accounts = accounts
    }

    func logIn() async {
        status = await accounts.status(email: email.value, password: password.value)
    }
}
