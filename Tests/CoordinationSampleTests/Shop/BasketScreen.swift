import Wayline

extension RouteName {
    static let basket: RouteName = "basket"
    static let terms: RouteName = "terms"
    static let checkout: RouteName = "checkout"
    static let thanks: RouteName = "thanks"
}

final class BasketScreen: Screen {
    let way = Way()
    let router: any Router
    let viewModel: BasketViewModel

    init(viewModel: BasketViewModel) {
        self.viewModel = viewModel
        router = BasketRouter(viewModel: viewModel)
    }
}
