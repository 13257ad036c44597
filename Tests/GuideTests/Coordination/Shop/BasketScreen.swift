import Wayline

final class BasketScreen: Screen {
    typealias Routes = BasketRouter
    let viewModel: BasketViewModel

    init(viewModel: BasketViewModel) {
        self.viewModel = viewModel
    }

    var facts: BasketRouter.Facts {
        .init(articles: viewModel.articles.value, selected: viewModel.selected.value)
    }
}
