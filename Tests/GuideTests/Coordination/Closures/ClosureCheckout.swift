@MainActor
final class ClosureCheckout {
    var onFinish: ((Receipt) -> Void)?
    private let stack: PageStack

    init(stack: PageStack) {
        self.stack = stack
    }

    func start() {
        let page = ClosurePaymentPage()
        page.onPaid = { [weak self] receipt in self?.onFinish?(receipt) }
        stack.push(page)
    }
}
