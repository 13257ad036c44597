import Wayline

/// The state of the third step.
@MainActor
final class PaymentViewModel {
    let payment: Observable<Payment>
    let isCash: Derived<Bool>

    /// The euros that the user gives to the person who brings the order; nil for the exact total.
    let cash: Observable<Int?>

    /// The euros that are enough, and for which there is change.
    let amounts: ClosedRange<Int>

    private let order: OrderDraft

    init(_ order: OrderDraft) {
        self.order = order
        payment = Observable(order.payment)
        isCash = payment.map { $0 == .cash }
        cash = Observable(order.cash)
        let least = order.total.roundedUp
        amounts = least...max(least + 100, 200)
    }

    /// The order with the payment that is chosen.
    var draft: OrderDraft {
        var draft = order
        draft.payment = payment.value
        draft.cash = isCash.value ? cash.value : nil
        return draft
    }
}
