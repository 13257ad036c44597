import Checkout
import Wayline
import Words

/// The controls of the list of orders.
final class OrdersView: View {
    let title: String
    let orders: List<Order>
    let missing: Placeholder

    init(_ words: Words) {
        title = words("Orders", "Đơn hàng")
        orders = List(words("Orders", "Đơn hàng")) {
            "\(words("Order", "Đơn hàng")) \($0.id), \($0.contents.total)"
        }
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [orders, missing] }
}
