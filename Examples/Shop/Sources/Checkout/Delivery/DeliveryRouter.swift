import Wayline

/// Decides where the second step leads.
struct DeliveryRouter: Router {
    enum Route: String, CaseIterable {
        case next
    }

    struct Facts: RouterFacts {
        /// The order, with the delivery that is chosen.
        var draft = OrderDraft()
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .next: .push(.payment, facts.draft)
        }
    }
}
