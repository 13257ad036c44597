import Wayline

/// Returns the row that the user has chosen.
struct PickRouter: Router {
    typealias Output = Int
    enum Route: String, CaseIterable { case pick }
    struct Facts: RouterFacts { var selected: Int? }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        switch route {
        case .pick: facts.selected.map { finish($0) } ?? .stay
        }
    }
}

/// Asks for one of several rows, and returns its number.
final class PickScreen: ViewScreen {
    typealias Routes = PickRouter
    let view: RowsView
    private let loader: Loader<[Row]>
    private let words: Words
    private var selected: Int?

    init(
        _ title: String, _ words: Words,
        _ load: @escaping @MainActor () async throws(PlantError) -> [Row]
    ) {
        view = RowsView(title, words)
        loader = Loader(load)
        self.words = words
    }

    var facts: PickRouter.Facts { .init(selected: selected) }

    func start() {
        let rows = loader.contents.value.map { $0 ?? [] }
        bind(\.rows.items, rows)
        bind(\.rows.isHidden, rows.map(\.isEmpty))
        bind(view.rows.chosenPublisher) { screen, row in
            screen.selected = row.id
            screen.perform(.pick)
        }
        bind(view.missing, loader.contents, loading: words.loading) { [words] in
            $0.isEmpty ? words("Nothing to choose yet.", "Chưa có gì để chọn.") : ""
        } failure: { [words] in
            $0.text(words)
        } load: {
            await $0.loader.load()
        }
    }
}
