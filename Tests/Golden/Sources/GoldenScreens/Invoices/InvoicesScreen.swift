import Wayline

extension Destination<NoInput, NoOutput> {
    static let invoices = Self("invoices")
}

extension Listed {
    /// The row of the menu that leads to the screen.
    static var invoices: Listed {
        FlowScreen(.invoices) { _ in InvoicesScreen() }
            .titled("Invoices")
    }
}

/// Joins the view and the view model.
final class InvoicesScreen: ViewScreen {
    typealias Routes = InvoicesRouter
    let view = InvoicesView()
    let viewModel: InvoicesViewModel
    var facts: Routes.Facts { .init(selected: viewModel.selected) }

    init(viewModel: InvoicesViewModel = InvoicesViewModel()) {
        self.viewModel = viewModel
    }

    func start() {
        let rows = viewModel.contents.value.map { $0 ?? [] }
        bind(\.rows.items, rows)
        bind(\.rows.isHidden, rows.map { $0.isEmpty })
        bind(view.rows.chosenPublisher) { screen, row in
            screen.viewModel.selected = row
            screen.perform(.invoice)
        }
        bind(view.missing, viewModel.contents, loading: "Loading…") {
            $0.isEmpty ? "There is nothing here yet." : ""
        } failure: {
            $0.text
        } load: {
            await $0.viewModel.load()
        }
        bind(view.about, to: .about)
    }
}
