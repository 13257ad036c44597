import Checkout
import Wayline
import Words

/// The state of the cart.
@MainActor
final class CartViewModel {
    let cart: Observable<Cart>
    let lines: Derived<[Cart.Line]>
    let total: Derived<String>
    let canCheckOut: Derived<Bool>

    init(_ cart: Observable<Cart>, words: Words) {
        self.cart = cart
        lines = cart.map(\.lines)
        total = cart.map { "\(words("Total", "Tổng")): \($0.total)" }
        canCheckOut = cart.map { !$0.isEmpty }
    }

    func remove(_ line: Cart.Line) {
        cart.value.remove(line.product)
    }
}
