import WaylineRouting

/// Decides where the routes of the screen lead.
struct InvoicesRouter: Router {
    enum Route: String, CaseIterable {
        case invoice
        case about
    }
    struct Facts: RouterFacts { var selected: InvoicesRow? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .invoice:
            facts.selected.map { .push(.invoice, InvoiceInput(id: $0.id)) } ?? .stay
        case .about: .push(.about)
        }
    }
}
