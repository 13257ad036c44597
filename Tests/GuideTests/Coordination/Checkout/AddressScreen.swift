import Wayline

final class AddressScreen: Screen {
    typealias Routes = AddressRouter
}

struct AddressRouter: Router {
    enum Route: String, CaseIterable {
        case next
    }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        switch route {
        case .next: .push(.payment)
        }
    }
}
