import WaylineRouting

/// Decides where the routes of the screen lead.
struct InvoiceRouter: Router {
    enum Route: String, CaseIterable {
        case about
        case remark
    }
    struct Facts: RouterFacts { var contents: InvoiceDetails? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .about: .push(.about)
        case .remark:
            facts.contents.map { .push(.remark, RemarkInput(id: $0.id)) } ?? .stay
        }
    }
}
