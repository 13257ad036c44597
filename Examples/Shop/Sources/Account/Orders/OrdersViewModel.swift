import Checkout
import Wayline
import Words

/// The state of the list of orders.
@MainActor
final class OrdersViewModel {
    let orders: Derived<[Order]>

    /// The text of the last failure; empty if there was none.
    let error: Derived<String>

    var selected: Order?

    private let request = Request<[Order], OrderError>()
    private let service: any OrderService

    init(orders service: any OrderService, words: Words) {
        self.service = service
        orders = request.value.map { $0 ?? [] }
        error = request.error.map { $0?.text(words) ?? "" }
    }

    func load() async {
        await request.run(service.orders)
    }
}
