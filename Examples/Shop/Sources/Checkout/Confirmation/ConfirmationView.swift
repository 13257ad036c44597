import Wayline
import Words

/// The controls of the screen after the checkout.
final class ConfirmationView: View {
    let title: String
    let text: Label
    let show: Button

    init(_ words: Words, order: Int) {
        title = words("Thank you", "Cảm ơn")
        show = Button(words("Show the order", "Xem đơn hàng"))
        text = Label(
            words("Your order has the number \(order).", "Đơn hàng của bạn có số \(order)."))
    }

    var controls: [Control] { [text, show] }
}
