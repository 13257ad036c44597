import Wayline

extension Destination<NoInput, TicketEntry> {
    static let ticket = Self("ticket")
}

/// Joins the view and the view model.
final class TicketScreen: ViewScreen, DraftKeeping {
    typealias Routes = TicketRouter
    let view = TicketView()
    let viewModel: TicketViewModel
    var facts: Routes.Facts { .init(entry: viewModel.entry) }

    init(viewModel: TicketViewModel = TicketViewModel()) {
        self.viewModel = viewModel
    }

    func start() {
        bind(view.seat, viewModel.seat)
        bind(view.row, viewModel.row)
        bind(view.kind, viewModel.kind)
        bind(view.on, viewModel.on)
        bind(\.done.isEnabled, Derived(viewModel.canFinish, view.isValid) { $0 && $1 })
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in seat and on." })
        view.done.onTap(self) { await $0.viewModel.save() }
        bind(\.failure.text, viewModel.saving.error.map { $0?.text ?? "" })
        bind(viewModel.saving.results) { if $1.isSuccess { $0.perform(.done) } }
    }
}
