public import TextMenu

/// What the screen of one article looks like.
public final class ArticleView: View {
    public let title: String
    public let loading: Spinner
    public let headline = Label("", .strong)
    public let summary = Label()
    public let facts = Table()
    public let pictures: Table
    public let error = Label("", .error)
    public let tryAgain: Button

    public init(_ words: Words) {
        title = words[.article]
        loading = Spinner(words[.loading])
        pictures = Table(words[.pictures])
        tryAgain = Button(words[.tryAgain])
    }

    public var controls: [Control] {
        [loading, headline, summary, facts, pictures, error, tryAgain]
    }
}
