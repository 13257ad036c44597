import Wayline

extension RouteName {
    static let payment: RouteName = "payment"
}

final class PaymentScreen: Screen {
    let way = Way()
    let router: any Router
    let viewModel: PaymentViewModel

    init(viewModel: PaymentViewModel) {
        self.viewModel = viewModel
        router = PaymentRouter(viewModel: viewModel)
    }
}
