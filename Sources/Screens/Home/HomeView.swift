public import Wayline

/// The controls of the home screen.
public final class HomeView: View {
    public let title: String
    package let greeting = Label("", .strong)
    package let recentlyRead: List<ArticleReference>
    package let screens: List<ListedScreen<HomeCoordinator>>

    package init(_ words: Words) {
        title = words[.home]
        recentlyRead = List(words[.recentlyRead], emptyText: words[.nothingRead], title: \.title)
        screens = List(words[.screens], emptyText: "", title: \.title)
    }

    public var controls: [Control] { [greeting, recentlyRead, screens] }
}
