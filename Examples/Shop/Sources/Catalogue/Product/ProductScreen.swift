import Wayline
import Words

/// Shows one product. It has no routes: it publishes what the user buys.
final class ProductScreen: ViewScreen {
    let view: ProductView
    let purchases = Signal<Product>()
    private let viewModel: ProductViewModel

    init(viewModel: ProductViewModel, words: Words) {
        self.viewModel = viewModel
        view = ProductView(words)
    }

    func start() {
        bind(\.name.text, viewModel.name)
        bind(\.price.text, viewModel.price)
        bind(\.summary.text, viewModel.summary)
        bind(\.addToCart.isEnabled, viewModel.canBuy)
        bind(\.loading.isSpinning, viewModel.isLoading)
        bind(\.error.text, viewModel.error)
        bind(\.tryAgain.isHidden, viewModel.error.map(\.isEmpty))
        bind(view.addToCart.tapPublisher) { screen, _ in screen.buy() }
        view.tryAgain.onTap(self) { await $0.viewModel.load() }
        begin { await $0.viewModel.load() }
    }

    private func buy() {
        if let product = viewModel.product.value { purchases.send(product) }
    }
}
