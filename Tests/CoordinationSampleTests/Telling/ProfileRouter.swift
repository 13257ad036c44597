import WaylineRouting

struct ProfileRouter: Router {
    enum Route: String, CaseIterable {
        case friend
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .friend: .push(.friend)
        }
    }
}
