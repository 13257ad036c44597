import Wayline

final class PasswordScreen: Screen {
    typealias Routes = PasswordRouter
}

struct PasswordRouter: Router {
    enum Route: String, CaseIterable {
        case done
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: .finish
        }
    }
}
