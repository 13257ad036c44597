import Wayline
import Words

/// The controls of the second step.
final class DeliveryView: View {
    let title: String
    let step: ProgressBar
    let delivery: Choice<Delivery>
    let day = DateField<CalendarDate>("")
    let note: TextArea
    let isGift: Toggle
    let next: Button

    init(_ words: Words) {
        step = .step(2, words)
        title = words("Delivery", "Giao hàng")
        delivery = Choice(
            words("Delivery", "Giao hàng"), Delivery.allCases, title: { $0.text(words) })
        day.label = words("Day", "Ngày")
        day.hint = words("if empty, as soon as possible", "nếu trống, càng sớm càng tốt")
        note = TextArea(words("Note", "Ghi chú"), rows: 4)
        isGift = Toggle(words("As a gift", "Làm quà"))
        isGift.hint = words("no prices in the parcel", "không ghi giá trong gói hàng")
        next = Button(words("Next", "Tiếp"), isDefault: true)
    }

    var controls: [Control] { [step, delivery, day, note, isGift, next] }
}
