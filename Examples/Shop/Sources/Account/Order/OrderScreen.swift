import Wayline
import Words

/// Shows one order.
final class OrderScreen: ViewScreen {
    let view: OrderView
    private let viewModel: OrderViewModel

    init(viewModel: OrderViewModel, words: Words) {
        self.viewModel = viewModel
        view = OrderView(words, order: viewModel.id)
    }

    func start() {
        bind(\.contents.text, viewModel.contents)
        bind(\.total.text, viewModel.total)
        bind(\.error.text, viewModel.error)
        bind(\.tryAgain.isHidden, viewModel.error.map(\.isEmpty))
        view.tryAgain.onTap(self) { await $0.viewModel.load() }
        begin { await $0.viewModel.load() }
    }
}
