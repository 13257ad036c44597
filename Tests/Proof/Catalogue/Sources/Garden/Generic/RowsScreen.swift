import Wayline

/// The controls of a list.
final class RowsView: View {
    let title: String
    let rows: List<Row>
    let missing: Placeholder

    /// A button that the screen publishes; nil if nothing can be added.
    let add: Button?

    init(_ title: String, _ words: Words, add: String? = nil) {
        self.title = title
        rows = List("") { $0.title }
        rows.spokenLabel = title
        missing = Placeholder(retry: words.tryAgain)
        self.add = add.map { Button($0, key: "n") }
    }

    var controls: [Control] { [rows, missing] + (add.map { [$0] } ?? []) }
}

/// Lists what it loads, and publishes the row that the user chooses, or its subject if the user
/// wants to add a row. It loads again when it is back on top.
final class RowsScreen: ViewScreen {
    let view: RowsView
    let adds = Signal<Int>()
    private let subject: Int
    private let loader: Loader<[Row]>
    private let words: Words
    private let emptyText: String

    init(
        _ title: String, _ words: Words, empty: String? = nil, add: String? = nil,
        subject: Int = 0, _ load: @escaping @MainActor () async throws(PlantError) -> [Row]
    ) {
        view = RowsView(title, words, add: add)
        loader = Loader(load)
        (self.words, self.subject) = (words, subject)
        emptyText = empty ?? words("Nothing here yet.", "Chưa có gì.")
    }

    var chosen: Signal<Row> { view.rows.chosenPublisher }

    func start() {
        let rows = loader.contents.value.map { $0 ?? [] }
        bind(\.rows.items, rows)
        bind(\.rows.isHidden, rows.map(\.isEmpty))
        if let add = view.add {
            bind(add.tapPublisher) { screen, _ in screen.adds.send(screen.subject) }
        }
        bind(view.missing, loader.contents, loading: words.loading) { [emptyText] in
            $0.isEmpty ? emptyText : ""
        } failure: { [words] in
            $0.text(words)
        } load: {
            await $0.loader.load()
        }
    }

    func resume() {
        begin { await $0.loader.load() }
    }
}
