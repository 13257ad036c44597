import Wayline

/// Owns the four steps of a checkout. It holds nothing that must be saved: each step passes what is
/// filled in so far to the next one, as its input.
final class CheckoutCoordinator: Coordinator {
    typealias Output = Order

    static let flow = Flow<CheckoutCoordinator>(.address) {
        ScreenRoute(.address) { checkout in
            AddressScreen(viewModel: AddressViewModel(checkout.draft))
        }
        .onLeave { _, screen in screen.isEmpty ? .allow : .ask(.discardAddress) }
        ScreenRoute(.delivery) { _, draft in
            DeliveryScreen(viewModel: DeliveryViewModel(draft))
        }
        ScreenRoute(.payment) { _, draft in
            PaymentScreen(viewModel: PaymentViewModel(draft))
        }
        ScreenRoute(.summary) { checkout, draft in
            SummaryScreen(viewModel: SummaryViewModel(draft, orders: checkout.orders))
        }
        .onLeave { _, screen in screen.isOrdering ? .refuse(because: "Wait a moment.") : .allow }
    }

    private let draft: OrderDraft
    private let orders: any OrderService

    init(_ draft: OrderDraft, orders: any OrderService) {
        self.draft = draft
        self.orders = orders
    }
}

extension Alert {
    static let discardAddress = Alert.confirm("Discard the address?", yes: "Discard")
}

extension RouteID<NoInput> {
    static let address = Self("address")
}

extension RouteID<OrderDraft> {
    static let delivery = Self("delivery")
    static let payment = Self("payment")
    static let summary = Self("summary")
}
