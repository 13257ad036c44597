import Wayline
import Words

/// The controls of the third step.
final class PaymentView: View {
    let title: String
    let step: ProgressBar
    let payment: Choice<Payment>
    let next: Button

    init(_ words: Words) {
        step = .step(3, words)
        title = words("Payment", "Thanh toán")
        payment = Choice(
            words("Payment", "Thanh toán"), Payment.allCases, title: { $0.text(words) })
        next = Button(words("Next", "Tiếp"))
    }

    var controls: [Control] { [step, payment, next] }
}
