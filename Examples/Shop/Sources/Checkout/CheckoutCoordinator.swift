import Wayline
import Words

/// Owns the four steps of a checkout. It holds nothing that must be saved: each step passes what is
/// filled in so far to the next one, as its input.
final class CheckoutCoordinator: Coordinator {
    typealias Output = Order

    static let flow = Flow<CheckoutCoordinator>(.address) {
        FlowScreen(.address) { checkout in
            AddressScreen(viewModel: AddressViewModel(checkout.draft), words: checkout.words)
        }
        .onLeave { checkout, screen in
            screen.isEmpty ? .allow : .ask(.discardAddress(checkout.words))
        }
        FlowScreen(.delivery) { checkout, draft in
            DeliveryScreen(
                viewModel: DeliveryViewModel(draft, today: checkout.today), words: checkout.words)
        }
        FlowScreen(.payment) { checkout, draft in
            PaymentScreen(viewModel: PaymentViewModel(draft), words: checkout.words)
        }
        FlowScreen(.summary) { checkout, draft in
            SummaryScreen(
                viewModel: SummaryViewModel(
                    draft, orders: checkout.orders, words: checkout.words),
                words: checkout.words)
        }
        .onLeave { checkout, screen in
            screen.isOrdering ? .refuse(because: checkout.wait) : .allow
        }
    }

    private let draft: OrderDraft
    private let orders: any OrderService
    private let today: CalendarDate?
    private let words: Words

    init(_ draft: OrderDraft, orders: any OrderService, today: CalendarDate?, words: Words) {
        self.draft = draft
        self.orders = orders
        self.today = today
        self.words = words
    }

    private var wait: String { words("Wait a moment.", "Hãy đợi một lát.") }
}

extension Alert {
    static func discardAddress(_ words: Words) -> Alert {
        .confirm(
            words("Discard the address?", "Không lưu địa chỉ?"),
            yes: words("Discard", "Không lưu"), no: words("Keep", "Giữ lại"))
    }
}

extension ProgressBar {
    /// Shows which of the four steps this is.
    static func step(_ number: Int, _ words: Words) -> ProgressBar {
        let bar = ProgressBar(words("Step", "Bước"), fraction: Double(number) / 4)
        bar.amount = words("\(number) of 4", "\(number)/4")
        bar.showsPercentage = false
        return bar
    }
}

extension Destination<NoInput, NoOutput> {
    static let address = Self("address")
}

extension Destination<OrderDraft, NoOutput> {
    static let delivery = Self("delivery")
    static let payment = Self("payment")
    static let summary = Self("summary")
}
