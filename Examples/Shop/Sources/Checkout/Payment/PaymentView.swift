import Wayline
import Words

/// The controls of the third step.
final class PaymentView: View {
    let title: String
    let payment: Choice<Payment>
    let next: Button

    init(_ words: Words) {
        title = words("Payment", "Thanh toán")
        payment = Choice(
            words("Payment", "Thanh toán"), Payment.allCases, title: { $0.text(words) })
        next = Button(words("Next", "Tiếp"))
    }

    var controls: [Control] { [payment, next] }
}
