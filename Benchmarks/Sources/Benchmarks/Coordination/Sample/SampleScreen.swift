import Wayline

/// A screen as an app would write it, with a view model of one field and a router.
final class SampleScreen: Screen {
    typealias Routes = SampleRouter
    private let viewModel: SampleViewModel

    init(_ viewModel: SampleViewModel) {
        self.viewModel = viewModel
    }

    var facts: SampleRouter.Facts { .init(isExpired: viewModel.isExpired) }
}

@MainActor
final class SampleViewModel {
    let email = Observable("")
    private(set) var isExpired = true
}

struct SampleRouter: Router {
    enum Route: String, CaseIterable {
        case back, help, login
        case signUp = "sign-up"
    }

    struct Facts: RouterFacts {
        var isExpired = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .login where facts.isExpired: .replace(.changePassword)
        case .login: .root(.home)
        case .signUp: .start(.signUp)
        case .help: .push(.help)
        case .back: .pop
        }
    }
}
