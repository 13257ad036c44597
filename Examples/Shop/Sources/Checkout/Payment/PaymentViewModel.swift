import Wayline

/// The state of the third step.
@MainActor
final class PaymentViewModel {
    let payment: Observable<Payment>
    private let order: OrderDraft

    init(_ order: OrderDraft) {
        self.order = order
        payment = Observable(order.payment)
    }

    /// The order with the payment that is chosen.
    var draft: OrderDraft {
        var draft = order
        draft.payment = payment.value
        return draft
    }
}
