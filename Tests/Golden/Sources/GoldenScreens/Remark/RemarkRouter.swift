import WaylineRouting

/// Decides where the routes of the screen lead.
struct RemarkRouter: Router {
    enum Route: String, CaseIterable { case done }
    struct Facts: RouterFacts { var canFinish = false }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: facts.canFinish ? .pop : .stay
        }
    }
}
