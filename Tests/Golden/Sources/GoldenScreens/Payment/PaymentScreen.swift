import Wayline

extension Destination<NoInput, PaymentEntry> {
    static let payment = Self("payment")
}

/// Joins the view and the view model.
final class PaymentScreen: ViewScreen, DraftKeeping {
    typealias Routes = PaymentRouter
    let view = PaymentView()
    let viewModel = PaymentViewModel()
    var facts: Routes.Facts { .init(entry: viewModel.entry) }

    func start() {
        bind(view.amount, viewModel.amount)
        bind(view.note, viewModel.note)
        bind(view.method, viewModel.method)
        bind(\.done.isEnabled, view.isValid)
        bind(view.done, to: .done)
        bind(view.about, to: .about)
    }
}
