import Catalogue
import Checkout
import Wayline

/// Decides where the cart leads.
struct CartRouter: Router {
    enum Route: String, CaseIterable {
        case checkOut = "check-out"
        case product
        case browse
    }

    struct Facts: RouterFacts {
        var cart = Cart()

        /// The number of the product that the user has chosen.
        var selected: Int?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .checkOut where facts.cart.isEmpty: .stay
        case .checkOut: .start(.checkout, OrderDraft(facts.cart))
        case .browse: .select(.products)
        case .product: facts.selected.map { .push(.product, ProductInput(id: $0)) } ?? .stay
        }
    }
}
