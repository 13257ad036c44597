import Wayline

extension Destination<NoInput, NoOutput> {
    static let archive = Self("archive")
}

extension Listed {
    /// The row of the menu that leads to the screen.
    static var archive: Listed {
        FlowScreen(.archive) { _ in ArchiveScreen() }
            .titled("Archive")
    }
}

/// Joins the view and the view model.
final class ArchiveScreen: ViewScreen {
    let view = ArchiveView()
    let viewModel: ArchiveViewModel

    init(viewModel: ArchiveViewModel = ArchiveViewModel()) {
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
