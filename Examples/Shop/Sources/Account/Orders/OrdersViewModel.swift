import Checkout
import Wayline

/// The state of the list of orders.
@MainActor
final class OrdersViewModel {
    var orders: RequestSource<[Order], OrderError> { request }
    var selected: Order?

    private let request = Request<[Order], OrderError>()
    private let service: any OrderService

    init(orders service: any OrderService) {
        self.service = service
    }

    func load() async {
        await request.run(service.orders)
    }
}
