import Wayline
import Words

/// The controls of the second step.
final class DeliveryView: View {
    let title: String
    let delivery: Choice<Delivery>
    let next: Button

    init(_ words: Words) {
        title = words("Delivery", "Giao hàng")
        delivery = Choice(
            words("Delivery", "Giao hàng"), Delivery.allCases, title: { $0.text(words) })
        next = Button(words("Next", "Tiếp"))
    }

    var controls: [Control] { [delivery, next] }
}
