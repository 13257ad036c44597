import WaylineRouting

struct PaymentRouter: Router {
    enum Route: String, CaseIterable {
        case paid
    }

    unowned let viewModel: PaymentViewModel

    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        switch (route, viewModel.receipt) {
        case (.paid, let receipt?): .finish(receipt)
        case (.paid, nil): .stay(because: "The card was refused.")
        }
    }
}
