internal import WaylineRouting

/// Decides where the routes of the screen lead.
struct StreamsFlowRouter: Router {
    typealias Output = StreamsFlowOutput
    enum Route: String, CaseIterable { case done }
    struct Facts: RouterFacts {
        var canFinish = false
        var name = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: facts.canFinish ? finish(.init(name: facts.name)) : .stay
        }
    }
}
