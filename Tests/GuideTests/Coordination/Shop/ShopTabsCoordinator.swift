import Wayline

final class ShopTabsCoordinator: Coordinator {
    static let flow = Flow<ShopTabsCoordinator>(tabs: .articles, .account) {
        ScreenRoute(.articles) { _ in PlainScreen() }
        ScreenRoute(.article) { _, input in ArticleScreen(input) }
        ScreenRoute(.account) { _ in PlainScreen() }
    }
}

extension RouteID<NoInput> {
    static let articles = Self("articles")
    static let account = Self("account")
}
