public import Coordination
public import TextMenu

/// What the home screen looks like.
public final class HomeView: View {
    public let title: String
    public let greeting = Label("", .strong)
    public let recentlyRead: List<ArticleReference>
    public let screens: List<ListedScreen<HomeCoordinator>>

    public init(_ words: Words) {
        title = words[.home]
        recentlyRead = List(words[.recentlyRead], emptyText: words[.nothingRead], title: \.title)
        screens = List(words[.screens], emptyText: "", title: \.title)
    }

    public var controls: [Control] { [greeting, recentlyRead, screens] }
}
