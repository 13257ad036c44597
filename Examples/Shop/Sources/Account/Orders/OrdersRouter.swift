import Checkout
import Wayline

/// Decides where the routes of the screen lead.
struct OrdersRouter: Router {
    enum Route: String, CaseIterable {
        case order
    }
    struct Facts: RouterFacts { var selected: Order? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .order:
            facts.selected.map { .push(.order, OrderInput(id: $0.id)) } ?? .stay
        }
    }
}
