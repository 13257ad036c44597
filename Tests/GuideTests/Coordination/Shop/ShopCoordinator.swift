import Wayline

final class ShopCoordinator: Coordinator {
    static let flow = Flow<ShopCoordinator>(.basket) {
        ScreenRoute(.basket) { shop in
            BasketScreen(viewModel: BasketViewModel(shop.articles))
        }
        ScreenRoute(.article) { _, input in ArticleScreen(input) }
        ScreenRoute(.terms) { _ in PlainScreen() }
        ScreenRoute(.home) { _ in HomeScreen() }
        ScreenRoute(.thanks) { _, receipt in ThanksScreen(receipt) }
        ChildFlow(.checkout) { _, input in
            CheckoutCoordinator(articles: input.articles)
        } onResult: { shop, result in
            shop.results.append(result)
            switch result {
            case .finished(let receipt): return .root(.thanks, receipt)
            case .cancelled: return .stay
            }
        }
    }

    private(set) var results: [FlowResult<Receipt>] = []
    private let articles: [Int]

    init(articles: [Int] = [7]) {
        self.articles = articles
    }
}

extension RouteID<NoInput> {
    static let basket = Self("basket")
    static let terms = Self("terms")
}

extension RouteID<ArticleInput> {
    static let article = Self("article")
}

extension RouteID<CheckoutInput> {
    static let checkout = Self("checkout")
}

extension RouteID<Receipt> {
    static let thanks = Self("thanks")
}
