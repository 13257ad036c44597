import Wayline

/// The controls of the screen after the checkout.
final class ConfirmationView: View {
    let title = "Thank you"
    let text: Label
    let show = Button("Show the order")

    init(order: Int) {
        text = Label("Your order has the number \(order).")
    }

    var controls: [Control] { [text, show] }
}
