import Wayline
import Words

/// Lists the products.
final class ProductsScreen: ViewScreen {
    typealias Routes = ProductsRouter

    let view: ProductsView
    private let viewModel: ProductsViewModel

    init(viewModel: ProductsViewModel, words: Words) {
        self.viewModel = viewModel
        view = ProductsView(words)
    }

    var facts: ProductsRouter.Facts { .init(selected: viewModel.selected?.id) }

    func start() {
        bind(\.products.items, viewModel.products)
        bind(\.loading.isSpinning, viewModel.isLoading)
        bind(\.error.text, viewModel.error)
        bind(\.tryAgain.isHidden, viewModel.error.map(\.isEmpty))
        bind(view.products.selectionPublisher) { screen, product in
            screen.viewModel.selected = product
            screen.perform(.show)
        }
        view.tryAgain.onTap(self) { await $0.viewModel.load() }
        begin { await $0.viewModel.load() }
    }
}
