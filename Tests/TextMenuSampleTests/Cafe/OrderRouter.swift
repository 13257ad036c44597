import Wayline

struct OrderRouter: Router {
    enum Route: String, CaseIterable {
        case ordered
    }

    unowned let viewModel: OrderViewModel

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .ordered: .push(.receipt, ReceiptInput(name: viewModel.name.value))
        }
    }
}
