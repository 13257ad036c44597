import Checkout
import Wayline

/// Fails while `isFailing` is true.
@MainActor
final class UnsteadyOrders: OrderService {
    var isFailing = true
    var isEmpty = false
    private let memory = MemoryOrders()

    func place(_ draft: OrderDraft) async throws(OrderError) -> Order {
        memory.place(draft)
    }

    func orders() async throws(OrderError) -> [Order] {
        try await answer()
        return isEmpty ? [] : memory.orders()
    }

    func order(_ id: Int) async throws(OrderError) -> Order {
        try await answer()
        return try memory.order(id)
    }

    private func answer() async throws(OrderError) {
        await Task.yield()
        if isFailing { throw .unavailable }
    }
}
