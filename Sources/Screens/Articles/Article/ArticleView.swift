import Wayline

/// The controls of the screen of one article.
final class ArticleView: View {
    let title: String
    let headline = Label("", .strong)
    let summary = Label("", .faint)
    let body = Label()
    let facts = NamedValues()
    let pictures: NamedValues
    let missing: Placeholder

    init(_ words: Words) {
        title = words[.article]
        pictures = NamedValues(words[.pictures])
        missing = Placeholder(retry: words[.tryAgain])
    }

    var controls: [Control] {
        [headline, summary, body, facts, pictures, missing]
    }
}
