import Catalogue
import Checkout
import Wayline
import Words

/// The state of the cart.
@MainActor
final class CartViewModel {
    let cart: Observable<Cart>
    let lines: Derived<[Cart.Line]>
    let isEmpty: Derived<Bool>
    var selected: Product?

    /// The total; empty for an empty cart.
    let total: Derived<String>

    /// The number of pieces; empty for an empty cart.
    let badge: Derived<String>

    init(_ cart: Observable<Cart>, words: Words) {
        self.cart = cart
        lines = cart.map(\.lines)
        isEmpty = cart.map(\.isEmpty)
        total = cart.map {
            $0.isEmpty ? "" : "\(words("Total", "Tổng")): \($0.total)"
        }
        badge = cart.map { $0.isEmpty ? "" : "\($0.count)" }
    }

    /// Adds a piece of a product, or removes some.
    func change(_ line: Cart.Line, by count: Int) {
        if count < 0 {
            cart.value.remove(line.product, count: -count)
        } else {
            cart.value.add(line.product, count: count)
        }
    }

    func empty() {
        cart.value = Cart()
    }
}
