import Checkout
import Wayline
import Words

/// The controls of the cart, and the badge of its tab. The user chooses a line to remove one piece.
final class CartView: View {
    let title: String
    let badge = Observable("")
    let lines: List<Cart.Line>
    let total = Label("", .strong)
    let checkOut: Button
    let empty: Button

    init(_ words: Words) {
        title = words("Cart", "Giỏ hàng")
        lines = List(words("Choose to remove", "Chọn để bớt"), title: \.description)
        checkOut = Button(words("Check out", "Mua hàng"))
        empty = Button(words("Empty the cart", "Bỏ hết khỏi giỏ"))
    }

    var badgeSource: ValueSource<String>? { badge }

    var controls: [Control] { [lines, total, checkOut, empty] }
}
