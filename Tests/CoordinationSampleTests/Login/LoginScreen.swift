import Wayline

extension RouteName {
    static let login: RouteName = "login"
}

final class LoginScreen: Screen {
    let way = Way()
    let router: any Router
    let viewModel: any LoginViewModelProtocol
    let message = Observable("")

    init(viewModel: any LoginViewModelProtocol) {
        self.viewModel = viewModel
        router = LoginRouter(viewModel: viewModel)
    }

    func logIn() async {
        let revision = way.revision
        await viewModel.logIn()
        let attempt = perform(LoginRouter.Route.logIn, ifStill: revision)
        message.value = await attempt.settled.reason ?? ""
    }
}
