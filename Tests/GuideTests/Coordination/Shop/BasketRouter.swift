import Wayline

struct BasketRouter: Router {
    enum Route: String, CaseIterable {
        case article, terms, checkout, leave
        case leaveAnyway = "leave-anyway"
    }

    struct Facts: RouterFacts {
        var articles: [Int] = []
        var selected: Int?
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        let isEmpty = facts.articles.isEmpty
        return switch route {
        case .article: facts.selected.map { .push(.article, ArticleInput(id: $0)) } ?? .stay
        case .terms: .present(.terms)
        case .checkout where isEmpty: .stay(because: "The basket is empty.")
        case .checkout: .start(.checkout, CheckoutInput(articles: facts.articles))
        case .leave where isEmpty, .leaveAnyway: .root(.home)
        case .leave: .alert(.leaveBasket)
        }
    }
}

extension Alert {
    static let leaveBasket = Alert(
        "Leave without buying?",
        actions: [Action("Leave", route: "leave-anyway"), Action("Go on buying")])
}
