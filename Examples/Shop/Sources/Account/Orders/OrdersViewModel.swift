import Checkout
import Wayline

/// The state of the list of orders.
@MainActor
final class OrdersViewModel {
    /// The orders, the newest first.
    var orders: RequestSource<[Order], OrderError> { request }
    var selected: Order?

    private let request = Request<[Order], OrderError>()
    private let service: any OrderService

    init(orders service: any OrderService) {
        self.service = service
    }

    func load() async {
        await request.run { () async throws(OrderError) in
            try await service.orders().sorted { $0.id > $1.id }
        }
    }
}
