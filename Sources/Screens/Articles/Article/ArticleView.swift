import Wayline

/// The controls of the screen of one article.
final class ArticleView: View {
    let title: String
    let loading: Spinner
    let headline = Label("", .strong)
    let summary = Label("", .faint)
    let body = Label()
    let facts = Table()
    let pictures: Table
    let error = Label("", .error)
    let tryAgain: Button

    init(_ words: Words) {
        title = words[.article]
        loading = Spinner(words[.loading])
        pictures = Table(words[.pictures])
        tryAgain = Button(words[.tryAgain])
    }

    var controls: [Control] {
        [loading, headline, summary, body, facts, pictures, error, tryAgain]
    }
}
