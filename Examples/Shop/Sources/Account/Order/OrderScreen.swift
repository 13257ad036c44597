import Checkout
import Wayline
import Words

extension Destination<OrderInput, NoOutput> {
    /// The page of one order. It needs a login.
    public static let order = Self("order")
}

/// Shows one order.
final class OrderScreen: ViewScreen {
    let view: OrderView
    let viewModel: OrderViewModel
    private let words: Words

    init(viewModel: OrderViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = OrderView(words, order: viewModel.id)
    }

    func start() {
        let order = viewModel.contents.value
        bind(\.values.rows, order.map { [words] in $0?.lines(words) ?? [] })
        bind(view.missing, viewModel.contents, loading: words.loading) { [words] in
            $0.text(words)
        } isFinal: {
            $0 != .unavailable
        } load: {
            await $0.viewModel.load()
        }
    }
}
