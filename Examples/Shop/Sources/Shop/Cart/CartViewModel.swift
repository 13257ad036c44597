import Checkout
import Wayline
import Words

/// The state of the cart.
@MainActor
final class CartViewModel {
    let cart: Observable<Cart>
    let lines: Derived<[Cart.Line]>
    let isEmpty: Derived<Bool>

    /// The total, or that there is nothing in the cart.
    let total: Derived<String>

    /// The number of pieces; empty for an empty cart.
    let badge: Derived<String>

    init(_ cart: Observable<Cart>, words: Words) {
        self.cart = cart
        lines = cart.map(\.lines)
        isEmpty = cart.map(\.isEmpty)
        total = cart.map {
            $0.isEmpty
                ? words("The cart is empty.", "Giỏ hàng trống.")
                : "\(words("Total", "Tổng")): \($0.total)"
        }
        badge = cart.map { $0.isEmpty ? "" : "\($0.count)" }
    }

    func remove(_ line: Cart.Line) {
        cart.value.remove(line.product)
    }

    func empty() {
        cart.value = Cart()
    }
}
