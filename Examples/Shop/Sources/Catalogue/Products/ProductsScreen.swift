import Wayline
import Words

/// Lists the products that match a search, which is saved with the user's place.
final class ProductsScreen: ViewScreen, DraftKeeping {
    typealias Routes = ProductsRouter

    let view: ProductsView
    private let viewModel: ProductsViewModel
    private let words: Words

    init(viewModel: ProductsViewModel, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ProductsView(words)
    }

    var facts: ProductsRouter.Facts { .init(selected: viewModel.selected?.id) }

    var draft: String {
        get { viewModel.search.value }
        set { viewModel.search.value = newValue }
    }

    func start() {
        bind(view.search, viewModel.search)
        bind(\.products.items, viewModel.products)
        bind(\.products.searchText, viewModel.search)
        bind(\.products.emptyText, viewModel.search.map { [words] in words.noProduct(of: $0) })
        bind(\.products.isEnabled, viewModel.isCurrent)
        bind(\.products.isHidden, viewModel.page.value.map { $0 == nil })
        bind(view.products.chosenPublisher) { screen, product in
            screen.viewModel.selected = product
            screen.perform(.show)
        }
        bind(view.products.nearEndPublisher) { screen, _ in
            screen.begin { await $0.viewModel.loadMore() }
        }
        bind(view.search.textPublisher) { screen, _ in
            screen.begin { await $0.viewModel.load() }
        }
        bind(view.missing, viewModel.page, loading: words.loading) { [words] in
            $0.text(words)
        } load: {
            await $0.viewModel.loadAgain()
        }
    }
}

extension Words {
    fileprivate func noProduct(of search: String) -> String {
        if search.isEmpty { return self("No product matches.", "Không có sản phẩm nào khớp.") }
        return self(
            "No match for '\(search)': clear the search.",
            "Không có sản phẩm nào khớp '\(search)': hãy xóa từ tìm kiếm.")
    }
}
