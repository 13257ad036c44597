import Checkout
import Wayline
import Words

/// The state of the cart.
@MainActor
final class CartViewModel {
    let cart: Observable<Cart>
    let lines: Derived<[Cart.Line]>
    let total: Derived<String>
    let isEmpty: Derived<Bool>

    /// The number of pieces; empty if there is none.
    let badge: Derived<String>

    init(_ cart: Observable<Cart>, words: Words) {
        self.cart = cart
        lines = cart.map(\.lines)
        total = cart.map { $0.isEmpty ? "" : "\(words("Total", "Tổng")): \($0.total)" }
        isEmpty = cart.map(\.isEmpty)
        badge = cart.map { $0.isEmpty ? "" : "\($0.count)" }
    }

    func remove(_ line: Cart.Line) {
        cart.value.remove(line.product)
    }

    func empty() {
        cart.value = Cart()
    }
}
