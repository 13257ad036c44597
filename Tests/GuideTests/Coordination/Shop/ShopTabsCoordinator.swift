import Wayline

final class ShopTabsCoordinator: Coordinator {
    static let flow = Flow<ShopTabsCoordinator>(tabs: .articles, .account) {
        FlowScreen(.articles) { _ in PlainScreen() }
        FlowScreen(.article) { _, input in ArticleScreen(input) }
        FlowScreen(.account) { _ in PlainScreen() }
    }
}

extension Destination<NoInput, NoOutput> {
    static let articles = Self("articles")
    static let account = Self("account")
}
