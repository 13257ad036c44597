import Wayline

final class LoginScreen: Screen {
    typealias Routes = LoginRouter
    let viewModel: LoginViewModel
    let message = Observable("")

    init(viewModel: LoginViewModel) {
        self.viewModel = viewModel
    }

    var facts: LoginRouter.Facts {
        .init(status: viewModel.status, email: viewModel.email.value)
    }

    func logIn() async {
        let revision = revision
        await viewModel.logIn()
        let attempt = perform(.logIn, ifStill: revision)
        message.value = await attempt.settled.reason ?? ""
    }
}
