import Checkout
import Wayline

/// Decides where the cart leads.
struct CartRouter: Router {
    enum Route: String, CaseIterable {
        case checkOut = "check-out"
    }

    struct Facts: RouterFacts {
        var cart = Cart()
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .checkOut where facts.cart.isEmpty: .stay
        case .checkOut: .start(.checkout, OrderDraft(facts.cart))
        }
    }
}
