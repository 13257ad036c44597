import Wayline

extension Destination<NoInput, NoOutput> {
    static let refund = Self("refund")
}

extension Listed {
    /// The row of the menu that leads to the screen.
    static var refund: Listed {
        FlowScreen(.refund) { _ in RefundScreen() }
            .titled("Refund")
    }
}

/// Joins the view and the view model.
final class RefundScreen: ViewScreen, DraftKeeping {
    typealias Routes = RefundRouter
    let view = RefundView()
    let viewModel = RefundViewModel()
    let parts: [any ViewScreen] = [
        RefundHeaderScreen()
    ]
    var children: [any Screen] { parts }
    var facts: Routes.Facts { .init(canFinish: viewModel.canFinish.value) }

    func start() {
        view.parts.screens = parts
        bind(view.reason, viewModel.reason)
        bind(view.amount, viewModel.amount)
        bind(\.done.isEnabled, Derived(viewModel.canFinish, view.isValid) { $0 && $1 })
        bind(\.done.hint, viewModel.canFinish.map { $0 ? "" : "Fill in reason and amount." })
        bind(view.done, to: .done)
        bind(view.about, to: .about)
        bind(view.booking, to: .booking)
    }
}
