import Checkout
import Wayline

/// The controls of the cart. The user chooses a line to remove one piece.
final class CartView: View {
    let title = "Cart"
    let lines = List<Cart.Line>("Choose to remove", emptyText: "The cart is empty.") {
        $0.description
    }
    let total = Label("", .strong)
    let checkOut = Button("Check out")

    var controls: [Control] { [lines, total, checkOut] }
}
