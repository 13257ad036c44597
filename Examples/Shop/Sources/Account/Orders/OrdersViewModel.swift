import Checkout
import Wayline

/// The state and the rules of the screen.
@MainActor
final class OrdersViewModel {
    /// The row that the user has chosen.
    var selected: Order?
    private let request = Request<[Order], OrderError>()
    private let service: any OrderService

    init(orders service: any OrderService) {
        self.service = service
    }

    /// The orders, the newest first.
    var contents: RequestSource<[Order], OrderError> { request }

    func load() async {
        await request.run { () async throws(OrderError) in
            try await service.orders().sorted { $0.id > $1.id }
        }
    }
}
