import Checkout
import Wayline
import Words

/// The controls of the list of orders.
final class OrdersView: View {
    let title: String
    let orders: List<Order>
    let error = Label("", .error)
    let tryAgain: Button

    init(_ words: Words) {
        title = words("Orders", "Đơn hàng")
        orders = List(words("Orders", "Đơn hàng")) {
            "\(words("Order", "Đơn hàng")) \($0.id), \($0.contents.total)"
        }
        tryAgain = Button(words.tryAgain)
    }

    var controls: [Control] { [orders, error, tryAgain] }
}
