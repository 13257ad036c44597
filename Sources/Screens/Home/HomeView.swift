public import TextMenu

/// What the home screen looks like.
public final class HomeView: View {
    public let title: String
    public let greeting = Label("", .strong)
    public let recentlyRead: List<ArticleReference>

    public init(_ words: Words) {
        title = words[.home]
        recentlyRead = List(words[.recentlyRead], emptyText: words[.nothingRead], title: \.title)
    }

    public var controls: [Control] { [greeting, recentlyRead] }
}
