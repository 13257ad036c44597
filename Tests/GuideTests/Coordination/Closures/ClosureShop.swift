@MainActor
final class ClosureShop {
    private(set) var children: [ClosureCheckout] = []
    private(set) var receipts: [Receipt] = []
    private let stack: PageStack

    init(stack: PageStack) {
        self.stack = stack
    }

    func checkOut() {
        let child = ClosureCheckout(stack: stack)
        children.append(child)
        child.onFinish = { [weak self, weak child] receipt in
            self?.children.removeAll { $0 === child }
            self?.receipts.append(receipt)
        }
        child.start()
    }
}
