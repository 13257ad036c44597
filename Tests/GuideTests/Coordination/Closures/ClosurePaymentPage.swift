/// A view controller that tells by a closure.
@MainActor
final class ClosurePaymentPage {
    var onPaid: ((Receipt) -> Void)?
}
