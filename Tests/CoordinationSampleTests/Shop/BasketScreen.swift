import Wayline

extension RouteID {
    static let basket: RouteID = "basket"
    static let terms: RouteID = "terms"
    static let checkout: RouteID = "checkout"
    static let thanks: RouteID = "thanks"
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
