import Wayline

/// Shows all that the user has chosen, and places the order.
final class SummaryScreen: ViewScreen {
    typealias Routes = SummaryRouter

    let view = SummaryView()
    private let viewModel: SummaryViewModel

    init(viewModel: SummaryViewModel) {
        self.viewModel = viewModel
    }

    var facts: SummaryRouter.Facts { .init(order: viewModel.order.value) }

    var isOrdering: Bool { viewModel.isOrdering.value }

    func start() {
        let draft = viewModel.draft
        view.lines.text = draft.cart.lines.map(\.description).joined(separator: "\n")
        view.address.text = "To: \(draft.address)"
        view.delivery.text = "Delivery: \(draft.delivery)"
        view.payment.text = "Payment: \(draft.payment.rawValue)"
        view.total.text = "Total: \(draft.total)"
        bind(\.error.text, viewModel.error)
        view.order.onTap(self) { await $0.placeOrder() }
    }

    private func placeOrder() async {
        await viewModel.placeOrder()
        perform(.ordered)
    }
}
