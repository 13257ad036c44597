import Wayline

extension Destination<NoInput, NoOutput> {
    static let cities = Self("cities")
}

/// Joins the view and the view model.
final class CitiesScreen: ViewScreen {
    let view = CitiesView()
    let viewModel: CitiesViewModel

    init(viewModel: CitiesViewModel = CitiesViewModel()) {
        self.viewModel = viewModel
    }

    func start() {
        let rows = viewModel.contents.value.map { $0 ?? [] }
        bind(\.rows.items, rows)
        bind(\.rows.isHidden, rows.map { $0.isEmpty })
        bind(view.missing, viewModel.contents, loading: "Loading…") {
            $0.isEmpty ? "There is nothing here yet." : ""
        } failure: {
            $0.text
        } load: {
            await $0.viewModel.load()
        }
    }
}
