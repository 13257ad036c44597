import Wayline

extension Listed {
    /// The row of the menu that starts the flow.
    static var payment: Listed {
        ChildFlow(.payment) { _ in PaymentCoordinator() }
            .titled("Payment")
    }
}

/// Owns the flow, which begins with the screen.
final class PaymentCoordinator: Coordinator {
    typealias Output = PaymentEntry

    static let flow = Flow<PaymentCoordinator>(.payment) {
        FlowScreen(.payment) { _ in PaymentScreen() }
        FlowScreen(.about) { _ in AboutScreen() }
    }
}
