import WaylineRouting

struct PasswordRouter: Router {
    enum Route: String, CaseIterable {
        case done
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .done: .finish
        }
    }
}
