import Wayline

/// Ends the checkout with the order.
struct SummaryRouter: Router {
    typealias Output = Order

    enum Route: String, CaseIterable {
        case ordered
    }

    struct Facts: RouterFacts {
        /// The order that the service has taken.
        var order: Order?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.order) {
        case (.ordered, let order?): finish(order)
        case (.ordered, nil): .stay
        }
    }
}
