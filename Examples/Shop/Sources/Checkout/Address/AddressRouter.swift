import Wayline

/// Decides where the first step leads.
struct AddressRouter: Router {
    enum Route: String, CaseIterable {
        case next
    }

    struct Facts: RouterFacts {
        /// The order, with the address as typed so far.
        var draft = OrderDraft()
        var isComplete = false
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.isComplete) {
        case (.next, true): .push(.delivery, facts.draft)
        case (.next, false): .stay
        }
    }
}
