import Wayline

/// Decides where the list of products leads.
struct ProductsRouter: Router {
    enum Route: String, CaseIterable {
        case show
    }

    struct Facts: RouterFacts {
        /// The number of the product that the user has chosen.
        var selected: Int?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch (route, facts.selected) {
        case (.show, let id?): .push(.product, ProductInput(id: id))
        case (.show, nil): .stay
        }
    }
}
