import Wayline

struct OrderRouter: Router {
    enum Route: String, CaseIterable {
        case ordered
    }

    struct Facts: RouterFacts {
        var name = ""
    }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .ordered: .push(.receipt, ReceiptInput(name: facts.name))
        }
    }
}
