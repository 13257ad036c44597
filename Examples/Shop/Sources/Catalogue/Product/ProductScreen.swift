import Wayline
import Words

/// Shows one product. It has no routes: it publishes what the user buys.
final class ProductScreen: ViewScreen {
    let view: ProductView
    let purchases = Signal<Purchase>()
    private let viewModel: ProductViewModel
    private let words: Words

    init(viewModel: ProductViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ProductView(words)
    }

    func start() {
        let name = viewModel.name.filter { !$0.isEmpty }
        bind(\.heading.value, name)
        bind(\.name.text, viewModel.name)
        bind(\.price.text, viewModel.price)
        bind(\.summary.text, viewModel.summary)
        bind(\.order.isHidden, viewModel.stock.map { $0 == nil })
        bind(\.count.limits, viewModel.stock.map { 1...max($0 ?? 1, 1) })
        bind(view.count, viewModel.count)
        bind(\.addToCart.isEnabled, view.count.isValid)
        bind(view.addToCart.tapPublisher) { screen, _ in screen.buy() }
        bind(view.missing, viewModel.product, loading: words.loading) { [words] in
            $0.text(words)
        } isFinal: {
            $0 != .unavailable
        } load: {
            await $0.viewModel.load()
        }
    }

    private func buy() {
        guard let purchase = viewModel.purchase else { return }
        purchases.send(purchase)
        say(
            words(
                "Added to the cart: \(purchase.count) × \(purchase.product.name)",
                "Đã thêm vào giỏ: \(purchase.count) × \(purchase.product.name)"))
    }
}
