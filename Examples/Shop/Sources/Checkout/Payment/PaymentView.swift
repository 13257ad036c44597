import Wayline

/// The controls of the third step.
final class PaymentView: View {
    let title = "Payment"
    let payment = Choice("Payment", Payment.allCases, title: \.rawValue)
    let next = Button("Next")

    var controls: [Control] { [payment, next] }
}
