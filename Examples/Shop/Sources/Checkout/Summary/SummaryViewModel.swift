import Wayline
import Words

/// The state of the last step.
@MainActor
final class SummaryViewModel {
    let draft: OrderDraft

    /// The text of the last failure; empty if there was none.
    let error: Derived<String>

    private let request = Request<Order, OrderError>()
    private let orders: any OrderService

    init(_ draft: OrderDraft, orders: any OrderService, words: Words) {
        self.draft = draft
        self.orders = orders
        error = request.error.map { $0?.text(words) ?? "" }
    }

    /// The order that the service has taken.
    var order: ValueSource<Order?> { request.value }

    var isOrdering: Derived<Bool> { request.isRunning }

    func placeOrder() async {
        await request.run { () async throws(OrderError) in try await orders.place(draft) }
    }
}
