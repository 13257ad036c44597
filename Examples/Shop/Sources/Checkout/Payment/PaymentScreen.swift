import Wayline
import Words

/// Asks how the user pays. The choice is saved with the user's place.
final class PaymentScreen: ViewScreen, DraftKeeping {
    typealias Routes = PaymentRouter

    let view: PaymentView
    private let viewModel: PaymentViewModel

    init(viewModel: PaymentViewModel, words: Words) {
        self.viewModel = viewModel
        view = PaymentView(words)
    }

    var facts: PaymentRouter.Facts { .init(draft: viewModel.draft) }

    var draft: Payment {
        get { viewModel.payment.value }
        set { viewModel.payment.value = newValue }
    }

    func start() {
        bind(view.payment, viewModel.payment)
        bind(view.next, to: .next)
    }
}
