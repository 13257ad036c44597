import Wayline

struct ArticleRouter: Router {
    enum Route: String, CaseIterable {
        case basket
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .basket where context.below.contains("basket"): .popTo(.basket)
        case .basket: .push(.basket)
        }
    }
}
