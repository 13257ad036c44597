import Wayline

/// The controls and actions of the screen of one article.
final class ArticleView: View {
    /// The title of the article, once the article is loaded.
    let heading: Observable<String>
    let headline = Label("", .strong)
    let summary = Label("", .faint)
    let body = Label()
    let facts = NamedValues()
    let pictures: NamedValues
    let missing: Placeholder
    let readLater: Button

    init(_ words: Words) {
        heading = Observable(words[.article])
        pictures = NamedValues(words[.pictures])
        missing = Placeholder(retry: words[.tryAgain])
        readLater = Button(words[.readLater], key: "r")
    }

    var title: String { heading.value }

    var titleSource: ValueSource<String>? { heading }

    var controls: [Control] {
        [headline, summary, body, facts, pictures, missing]
    }

    var actions: [Button] { [readLater] }
}
