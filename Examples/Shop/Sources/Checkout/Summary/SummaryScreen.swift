import Wayline
import Words

/// Shows all that the user has chosen, and places the order.
final class SummaryScreen: ViewScreen {
    typealias Routes = SummaryRouter

    let view: SummaryView
    private let viewModel: SummaryViewModel

    init(viewModel: SummaryViewModel, words: Words) {
        self.viewModel = viewModel
        view = SummaryView(words, viewModel.draft)
    }

    var facts: SummaryRouter.Facts { .init(order: viewModel.order.value) }

    var isOrdering: Bool { viewModel.isOrdering.value }

    func start() {
        bind(\.error.text, viewModel.error)
        view.order.onTap(self) { await $0.placeOrder() }
    }

    private func placeOrder() async {
        await viewModel.placeOrder()
        perform(.ordered)
    }
}
