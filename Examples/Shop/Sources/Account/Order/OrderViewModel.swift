import Checkout
import Wayline
import Words

/// The state of the page of one order.
@MainActor
final class OrderViewModel {
    let id: Int
    let state: Derived<String>
    let contents: Derived<String>
    let total: Derived<String>

    private let request = Request<Order, OrderError>()
    private let service: any OrderService

    init(_ input: OrderInput, orders service: any OrderService, words: Words) {
        self.service = service
        id = input.id
        state = request.value.map { $0?.state.text(words) ?? "" }
        contents = request.value.map { $0?.contents.text(words) ?? "" }
        total = request.value.map { $0?.contents.totalText(words) ?? "" }
    }

    var order: RequestSource<Order, OrderError> { request }

    func load() async {
        await request.run { () async throws(OrderError) in try await service.order(id) }
    }
}
