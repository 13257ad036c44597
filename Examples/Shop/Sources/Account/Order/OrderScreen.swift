import Wayline
import Words

/// Shows one order.
final class OrderScreen: ViewScreen {
    let view: OrderView
    private let viewModel: OrderViewModel

    private let words: Words

    init(viewModel: OrderViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = OrderView(words, order: viewModel.id)
    }

    func start() {
        bind(\.state.text, viewModel.state)
        bind(\.contents.text, viewModel.contents)
        bind(\.total.text, viewModel.total)
        bind(view.missing, viewModel.order, loading: words.loading) { [words] in
            $0.text(words)
        } load: {
            await $0.viewModel.load()
        }
    }
}
