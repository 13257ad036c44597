import Wayline

/// The state of the second step.
@MainActor
final class DeliveryViewModel {
    let delivery: Observable<Delivery>
    private let order: OrderDraft

    init(_ order: OrderDraft) {
        self.order = order
        delivery = Observable(order.delivery)
    }

    /// The order with the delivery that is chosen.
    var draft: OrderDraft {
        var draft = order
        draft.delivery = delivery.value
        return draft
    }
}
