import Wayline

/// The controls of the home screen.
final class HomeView: View {
    let title: String
    let greeting = Label("", .strong)
    let recentlyRead: List<ArticleReference>
    let readLater: List<ArticleReference>
    let browse: Button

    init(_ words: Words) {
        title = words[.home]
        recentlyRead = List(words[.recentlyRead], emptyText: words[.nothingRead], title: \.title)
        readLater = List(words[.keptInOrder], emptyText: words[.nothingKept], title: \.title)
        readLater.isReorderable = true
        browse = Button(words[.browse], key: "b")
    }

    var controls: [Control] { [greeting, recentlyRead, readLater, browse] }
}
