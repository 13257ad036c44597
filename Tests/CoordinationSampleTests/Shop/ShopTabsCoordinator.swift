import Wayline

final class ShopTabsCoordinator: Coordinator {
    static let flow = Flow<ShopTabsCoordinator>(tabs: .articles, .account) {
        ScreenRoute(.articles) { _ in PlainScreen() }
        ScreenRoute(.article, ArticleInput.self) { _, input in ArticleScreen(input) }
        ScreenRoute(.account) { _ in PlainScreen() }
    }

    let way = Way()
}

extension RouteID {
    static let articles: RouteID = "articles"
    static let account: RouteID = "account"
}
