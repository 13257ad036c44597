import Wayline

final class ChangePasswordScreen: Screen {
    typealias Routes = ChangePasswordRouter
    let email: String

    init(email: String) {
        self.email = email
    }
}

struct ChangePasswordRouter: Router {
    enum Route: String, CaseIterable {
        case save
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .save: .root(.home)
        }
    }
}
