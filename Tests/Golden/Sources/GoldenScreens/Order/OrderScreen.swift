import Wayline

extension Destination<NoInput, NoOutput> {
    static let order = Self("order")
}

extension Listed {
    /// The row of the menu that leads to the screen.
    static var order: Listed {
        FlowScreen(.order) { _ in OrderScreen() }
            .titled("Order")
    }
}

/// Joins the view and the view model.
final class OrderScreen: ViewScreen, DraftKeeping {
    typealias Routes = OrderRouter
    let view = OrderView()
    let viewModel = OrderViewModel()
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    func start() {
        bind(view.id, viewModel.id)
        bind(view.customer, viewModel.customer)
        bind(view.total, viewModel.total)
        bind(view.paid, viewModel.paid)
        bind(\.done.isEnabled, Derived(viewModel.canFinish, view.isValid) { $0 && $1 })
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in ID and customer." })
        bind(view.done, to: .done)
        bind(view.about, to: .about)
    }
}
