import Wayline

/// The contents of a page.
struct Page: Hashable, Sendable {
    var text = ""
    var rows: [Line] = []

    /// A value with its name.
    struct Line: Hashable, Sendable {
        let name: String
        let value: String
    }
}

/// The controls of a page.
final class PageView: View {
    let title: String
    let text = Label()
    let values = NamedValues()
    let missing: Placeholder
    let more: Button?

    init(_ title: String, _ words: Words, more: String?) {
        self.title = title
        missing = Placeholder(retry: words.tryAgain)
        self.more = more.map { Button($0) }
    }

    var controls: [Control] { [text, values, missing] + (more.map { [$0] } ?? []) }
}

/// Shows what it loads, and publishes its subject if the user wants more.
final class PageScreen: ViewScreen {
    let view: PageView
    let mores = Signal<Int>()
    private let subject: Int
    private let loader: Loader<Page>
    private let words: Words

    init(
        _ title: String, _ words: Words, more: String? = nil, subject: Int = 0,
        _ load: @escaping @MainActor () async throws(PlantError) -> Page
    ) {
        view = PageView(title, words, more: more)
        loader = Loader(load)
        (self.words, self.subject) = (words, subject)
    }

    func start() {
        let page = loader.contents.value
        bind(\.text.text, page.map { $0?.text ?? "" })
        bind(\.values.rows, page.map { ($0?.rows ?? []).map { .init($0.name, $0.value) } })
        if let more = view.more {
            bind(more.tapPublisher) { screen, _ in screen.mores.send(screen.subject) }
        }
        bind(view.missing, loader.contents, loading: words.loading) { [words] in
            $0.text(words)
        } isFinal: {
            $0 != .unavailable
        } load: {
            await $0.loader.load()
        }
    }
}
