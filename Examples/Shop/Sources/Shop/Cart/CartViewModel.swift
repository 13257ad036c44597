import Checkout
import Wayline

/// The state of the cart.
@MainActor
final class CartViewModel {
    let cart: Observable<Cart>
    let lines: Derived<[Cart.Line]>
    let total: Derived<String>
    let canCheckOut: Derived<Bool>

    init(_ cart: Observable<Cart>) {
        self.cart = cart
        lines = cart.map(\.lines)
        total = cart.map { "Total: \($0.total)" }
        canCheckOut = cart.map { !$0.isEmpty }
    }

    func remove(_ line: Cart.Line) {
        cart.value.remove(line.product)
    }
}
