import Wayline
import Words

/// The controls of the third step.
final class PaymentView: View {
    let title: String
    let step: ProgressBar
    let payment: Choice<Payment>
    let cash: NumberField<Int>
    let next: Button

    init(_ words: Words) {
        step = .step(3, words)
        title = words("Payment", "Thanh toán")
        payment = Choice(
            words("Payment", "Thanh toán"), Payment.allCases, title: { $0.text(words) })
        cash = NumberField(words("Cash, €", "Tiền mặt, €"))
        cash.hint = words("for the change; empty if exact", "để trả lại; trống nếu vừa đủ")
        next = Button(words("Next", "Tiếp"), isDefault: true)
    }

    var controls: [Control] { [step, payment, cash, next] }
}
