import WaylineRouting

struct AddressRouter: Router {
    enum Route: String, CaseIterable {
        case next
    }

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch route {
        case .next: .push(.payment)
        }
    }
}
