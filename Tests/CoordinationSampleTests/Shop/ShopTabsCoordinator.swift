import Wayline

final class ShopTabsCoordinator: Coordinator {
    static let flow = Flow<ShopTabsCoordinator>(tabs: .articles, .account) {
        ScreenRoute(.articles) { _ in PlainScreen() }
        ScreenRoute(.article, ArticleInput.self) { _, input in ArticleScreen(input) }
        ScreenRoute(.account) { _ in PlainScreen() }
    }

    let way = Way()
}

extension RouteName {
    static let articles: RouteName = "articles"
    static let account: RouteName = "account"
}
