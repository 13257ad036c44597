import WaylineRouting

struct PhotoRouter: Router {
    enum Route: String, CaseIterable {
        case deleted
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .deleted: .pop
        }
    }
}
