import WaylineRouting

/// Decides where the routes of the screen lead.
struct SignUpRouter: Router {
    typealias Output = SignUpEntry
    enum Route: String, CaseIterable { case done }
    struct Facts: RouterFacts { var entry: SignUpEntry? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: facts.entry.map(finish) ?? .stay
        }
    }
}
