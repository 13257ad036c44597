import Checkout
import Wayline
import Words

/// The controls of the cart, and the badge of its tab. The user chooses a line to see the product.
final class CartView: View {
    let title: String
    let badge = Observable("")
    let lines: List<Cart.Line>
    let total = Label("", .strong)
    let checkOut: Button
    let empty: Button
    let missing: Placeholder

    init(_ words: Words) {
        title = words("Cart", "Giỏ hàng")
        lines = List(words("In your cart", "Trong giỏ"), title: \.description)
        checkOut = Button(words("Check out", "Mua hàng"))
        empty = Button(words("Empty the cart", "Bỏ hết khỏi giỏ"))
        missing = Placeholder(.empty(words("The cart is empty.", "Giỏ hàng trống.")))
    }

    var badgeSource: ValueSource<String>? { badge }

    var controls: [Control] { [lines, total, checkOut, empty, missing] }
}
