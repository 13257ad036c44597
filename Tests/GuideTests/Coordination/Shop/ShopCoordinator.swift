import Wayline

final class ShopCoordinator: Coordinator {
    static let flow = Flow<ShopCoordinator>(.basket) {
        FlowScreen(.basket) { shop in
            BasketScreen(viewModel: BasketViewModel(shop.articles))
        }
        FlowScreen(.article) { _, input in ArticleScreen(input) }
        FlowScreen(.terms) { _ in PlainScreen() }
        FlowScreen(.home) { _ in HomeScreen() }
        FlowScreen(.thanks) { _, receipt in ThanksScreen(receipt) }
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

extension Destination<NoInput, NoOutput> {
    static let basket = Self("basket")
    static let terms = Self("terms")
}

extension Destination<ArticleInput, NoOutput> {
    static let article = Self("article")
}

extension Destination<CheckoutInput, Receipt> {
    static let checkout = Self("checkout")
}

extension Destination<Receipt, NoOutput> {
    static let thanks = Self("thanks")
}
