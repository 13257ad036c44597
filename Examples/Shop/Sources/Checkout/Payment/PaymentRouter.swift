import Wayline

/// Decides where the third step leads.
struct PaymentRouter: Router {
    enum Route: String, CaseIterable {
        case next
    }

    struct Facts: RouterFacts {
        /// The order, with the payment that is chosen.
        var draft = OrderDraft()
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .next: .push(.summary, facts.draft)
        }
    }
}
