import Wayline

struct BasketRouter: Router {
    enum Route: String, CaseIterable {
        case article, terms, checkout, leave
        case leaveAnyway = "leave-anyway"
    }

    unowned let viewModel: BasketViewModel

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .article: .push(.article, parameters)
        case .terms: .present(.terms)
        case .checkout where isEmpty: .stay(because: "The basket is empty.")
        case .checkout: .start(.checkout, CheckoutInput(articles: viewModel.articles.value))
        case .leave where isEmpty, .leaveAnyway: .root(.home)
        case .leave: .alert(.leaveBasket)
        }
    }

    private var isEmpty: Bool { viewModel.articles.value.isEmpty }
}

extension Alert {
    static let leaveBasket = Alert(
        "Leave without buying?",
        actions: [Action("Leave", route: "leave-anyway"), Action("Go on buying")])
}
