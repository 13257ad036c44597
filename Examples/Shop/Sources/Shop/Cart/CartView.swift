import Wayline

/// The controls of the cart. The user chooses a line to remove one piece.
final class CartView: View {
    let title = "Cart"
    let lines = List<Cart.Line>("Choose to remove", emptyText: "The cart is empty.") {
        "\($0.count) × \($0.product.name), \($0.price)"
    }
    let total = Label("", .strong)

    var controls: [Control] { [lines, total] }
}
