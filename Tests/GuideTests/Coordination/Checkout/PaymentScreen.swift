import Wayline

final class PaymentScreen: Screen {
    typealias Routes = PaymentRouter
    let viewModel: PaymentViewModel

    init(viewModel: PaymentViewModel) {
        self.viewModel = viewModel
    }

    var facts: PaymentRouter.Facts { .init(receipt: viewModel.receipt) }
}
