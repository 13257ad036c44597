import Checkout
import Wayline

/// Decides where the list of orders leads.
struct OrdersRouter: Router {
    enum Route: String, CaseIterable {
        case show
    }

    struct Facts: RouterFacts {
        /// The number of the order that the user has chosen.
        var selected: Int?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.selected) {
        case (.show, let id?): .push(.order, OrderInput(id: id))
        case (.show, nil): .stay
        }
    }
}
