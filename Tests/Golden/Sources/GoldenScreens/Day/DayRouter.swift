import WaylineRouting

/// Decides where the routes of the screen lead.
struct DayRouter: Router {
    enum Route: String, CaseIterable {
        case about
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .about: .push(.about)
        }
    }
}
