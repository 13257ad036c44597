import Checkout
import Wayline
import Words

/// The controls of the cart, and the badge of its tab. The user chooses a line to see the product.
final class CartView: View {
    let title: String
    let badge = Observable("")
    let lines: Table<Cart.Line>
    let total = Label("", .strong)
    let checkOut: Button
    let empty: Button
    let missing: Placeholder
    let browse: Button

    init(_ words: Words) {
        title = words("Cart", "Giỏ hàng")
        lines = Table(
            words("In your cart", "Trong giỏ"), id: \.product.id, selects: .several,
            columns: [
                Column(words("Product", "Sản phẩm"), sortedBy: \.product.name) {
                    $0.product.name
                },
                Column(words("Amount", "Số lượng"), alignment: .trailing) { "\($0.count)" },
                Column(words("Price", "Giá"), alignment: .trailing, sortedBy: \.price) {
                    "\($0.price)"
                },
            ])
        checkOut = Button(words("Check out", "Mua hàng"), key: "c", isDefault: true)
        empty = Button(words("Empty the cart", "Bỏ hết khỏi giỏ"), key: "e")
        missing = Placeholder(.empty(words("The cart is empty.", "Giỏ hàng trống.")))
        browse = Button(words("Choose products", "Chọn sản phẩm"), key: "p")
    }

    var badgeSource: ValueSource<String>? { badge }

    var controls: [Control] { [lines, total, checkOut, missing, browse] }

    var actions: [Button] { [empty] }
}
