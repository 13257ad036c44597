import WaylineRouting

/// Decides where the routes of the screen lead.
struct PaymentRouter: Router {
    typealias Output = PaymentEntry
    enum Route: String, CaseIterable {
        case done
        case about
    }
    struct Facts: RouterFacts { var entry: PaymentEntry? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .done: facts.entry.map(finish) ?? .stay
        case .about: .push(.about)
        }
    }
}
