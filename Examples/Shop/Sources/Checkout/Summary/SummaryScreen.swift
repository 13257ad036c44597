import Wayline
import Words

/// Shows all that the user has chosen, and places the order.
final class SummaryScreen: ViewScreen {
    typealias Routes = SummaryRouter

    let view: SummaryView
    private let viewModel: SummaryViewModel
    private let words: Words

    init(viewModel: SummaryViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = SummaryView(words)
    }

    var facts: SummaryRouter.Facts { .init(order: viewModel.order.value) }

    var isOrdering: Bool { viewModel.isOrdering.value }

    func start() {
        let draft = viewModel.draft
        view.lines.text = draft.cart.lines.map(\.description).joined(separator: "\n")
        view.address.text = "\(words("To", "Tới")): \(draft.address)"
        view.delivery.text = "\(words("Delivery", "Giao hàng")): \(draft.delivery.text(words))"
        view.payment.text = "\(words("Payment", "Thanh toán")): \(draft.payment.text(words))"
        view.total.text = "\(words("Total", "Tổng")): \(draft.total)"
        bind(\.error.text, viewModel.error)
        view.order.onTap(self) { await $0.placeOrder() }
    }

    private func placeOrder() async {
        await viewModel.placeOrder()
        perform(.ordered)
    }
}
