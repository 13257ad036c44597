import WaylineRouting

/// Decides where the routes of the screen lead.
struct WelcomeRouter: Router {
    enum Route: String, CaseIterable {
        case about
        case booking
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .about: .push(.about)
        case .booking: .push(.booking)
        }
    }
}
