public import Wayline

/// The controls of the screen of one article.
public final class ArticleView: View {
    public let title: String
    package let loading: Spinner
    package let headline = Label("", .strong)
    package let summary = Label()
    package let facts = Table()
    package let pictures: Table
    package let error = Label("", .error)
    package let tryAgain: Button

    package init(_ words: Words) {
        title = words[.article]
        loading = Spinner(words[.loading])
        pictures = Table(words[.pictures])
        tryAgain = Button(words[.tryAgain])
    }

    public var controls: [Control] {
        [loading, headline, summary, facts, pictures, error, tryAgain]
    }
}
