import WaylineRouting

struct ChangePasswordRouter: Router {
    enum Route: String, CaseIterable {
        case save
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .save: .root(.home)
        }
    }
}
