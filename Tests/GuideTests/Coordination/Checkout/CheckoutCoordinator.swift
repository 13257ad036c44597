import Wayline

final class CheckoutCoordinator: Coordinator {
    typealias Output = Receipt

    static let flow = Flow<CheckoutCoordinator>(.address) {
        FlowScreen(.address) { _ in AddressScreen() }
        FlowScreen(.payment) { checkout in
            PaymentScreen(viewModel: PaymentViewModel(articles: checkout.articles))
        }
    }

    private let articles: [Int]

    init(articles: [Int]) {
        self.articles = articles
    }
}

struct CheckoutInput: ScreenInput {
    let articles: [Int]
}

extension Destination<NoInput, NoOutput> {
    static let address = Self("address")
    static let payment = Self("payment")
}
