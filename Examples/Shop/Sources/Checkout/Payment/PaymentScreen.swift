import Wayline
import Words

/// Asks how the user pays. The form is saved with the user's place.
final class PaymentScreen: ViewScreen, DraftKeeping {
    typealias Routes = PaymentRouter

    let view: PaymentView
    private let viewModel: PaymentViewModel

    init(viewModel: PaymentViewModel, words: Words) {
        self.viewModel = viewModel
        view = PaymentView(words)
    }

    var facts: PaymentRouter.Facts { .init(draft: viewModel.draft) }

    func start() {
        bind(view.payment, viewModel.payment)
        view.cash.limits = viewModel.amounts
        bind(view.cash, viewModel.cash)
        bind(\.cash.isHidden, viewModel.isCash.map { !$0 })
        bind(\.next.isEnabled, Derived(viewModel.isCash, view.cash.isValid) { !$0 || $1 })
        bind(view.next, to: .next)
    }
}
