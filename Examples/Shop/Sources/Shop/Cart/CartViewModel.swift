import Wayline

/// The state of the cart.
@MainActor
final class CartViewModel {
    let lines: Derived<[Cart.Line]>
    let total: Derived<String>
    private let cart: Observable<Cart>

    init(_ cart: Observable<Cart>) {
        self.cart = cart
        lines = cart.map(\.lines)
        total = cart.map { "Total: \($0.total)" }
    }

    func remove(_ line: Cart.Line) {
        cart.value.remove(line.product)
    }
}
