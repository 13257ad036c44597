import Checkout
import Wayline

/// The state and the rules of the screen.
@MainActor
final class OrderViewModel {
    private let request = Request<Order, OrderError>()
    private let input: OrderInput
    private let service: any OrderService

    init(_ input: OrderInput, orders service: any OrderService) {
        self.input = input
        self.service = service
    }

    /// The number of the order.
    var id: Int { input.id }

    var contents: RequestSource<Order, OrderError> { request }

    func load() async {
        await request.run { () async throws(OrderError) in
            try await service.order(input.id)
        }
    }
}
