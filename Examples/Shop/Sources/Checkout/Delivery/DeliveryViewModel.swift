import Wayline

/// The state of the second step.
@MainActor
final class DeliveryViewModel {
    let delivery = Observable(Delivery.standard)
    let day = Observable<CalendarDate?>(nil)
    let note = Observable("")

    /// The days that the user can choose; nil if any day can be chosen.
    let days: Derived<ClosedRange<CalendarDate>?>

    private var order = OrderDraft()

    init(_ order: OrderDraft, today: CalendarDate?) {
        days = delivery.map { delivery in today.map(delivery.days) }
        draft = order
    }

    /// The order with what is filled in.
    var draft: OrderDraft {
        get {
            var draft = order
            (draft.delivery, draft.day, draft.note) = (delivery.value, day.value, note.value)
            return draft
        }
        set {
            order = newValue
            (delivery.value, day.value, note.value) = (
                newValue.delivery, newValue.day, newValue.note
            )
        }
    }
}
