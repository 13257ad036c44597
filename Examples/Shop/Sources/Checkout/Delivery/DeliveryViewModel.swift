import Wayline

/// The state of the second step.
@MainActor
final class DeliveryViewModel {
    let delivery: Observable<Delivery>
    let day: Observable<CalendarDate?>
    let note: Observable<String>
    let isGift: Observable<Bool>

    /// The days that the user can choose; nil if any day can be chosen.
    let days: Derived<ClosedRange<CalendarDate>?>

    private let order: OrderDraft

    init(_ order: OrderDraft, today: CalendarDate?) {
        self.order = order
        (delivery, day) = (Observable(order.delivery), Observable(order.day))
        (note, isGift) = (Observable(order.note), Observable(order.isGift))
        days = delivery.map { delivery in today.map(delivery.days) }
    }

    /// The order with what is filled in.
    var draft: OrderDraft {
        var draft = order
        (draft.delivery, draft.day) = (delivery.value, day.value)
        (draft.note, draft.isGift) = (note.value, isGift.value)
        return draft
    }
}
