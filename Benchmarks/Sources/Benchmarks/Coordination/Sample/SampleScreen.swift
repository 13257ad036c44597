import Wayline

/// A screen as an app would write it, with a view model of one field and a router.
final class SampleScreen: Screen {
    let way = Way()
    let router: any Router
    private let viewModel: SampleViewModel

    init(_ viewModel: SampleViewModel) {
        self.viewModel = viewModel
        router = SampleRouter(viewModel: viewModel)
    }
}

@MainActor
final class SampleViewModel {
    let email = Observable("")
    private(set) var isExpired = true
}

final class SampleRouter: Router {
    enum Route: String, CaseIterable {
        case help, login
        case signUp = "sign-up"
    }

    private unowned let viewModel: SampleViewModel

    init(viewModel: SampleViewModel) {
        self.viewModel = viewModel
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .login where viewModel.isExpired: .replace("change-password")
        case .login: .root("home")
        case .signUp: .start("sign-up")
        case .help: .push("help")
        }
    }
}
