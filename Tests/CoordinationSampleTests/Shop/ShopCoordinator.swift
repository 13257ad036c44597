import Wayline

final class ShopCoordinator: Coordinator {
    static let flow = Flow<ShopCoordinator>(.basket) {
        ScreenRoute(.basket) { shop in
            BasketScreen(viewModel: BasketViewModel(shop.articles))
        }
        ScreenRoute(.article, ArticleInput.self) { _, input in ArticleScreen(input) }
        ScreenRoute(.terms) { _ in PlainScreen() }
        ScreenRoute(.home) { _ in HomeScreen() }
        ScreenRoute(.thanks, Receipt.self) { _, receipt in ThanksScreen(receipt) }
        ChildFlow(.checkout, CheckoutInput.self) { _, input in
            CheckoutCoordinator(articles: input.articles)
        } onResult: { shop, result in
            shop.results.append(result)
            switch result {
            case .finished(let receipt): return .root(.thanks, receipt)
            case .cancelled: return .stay
            }
        }
    }

    let way = Way()
    private(set) var results: [FlowResult<Receipt>] = []
    private let articles: [Int]

    init(articles: [Int] = [7]) {
        self.articles = articles
    }
}
