import Checkout
import Wayline

/// The controls of the list of orders.
final class OrdersView: View {
    let title = "Orders"
    let orders = List<Order>("Orders") { "Order \($0.id), \($0.contents.total)" }
    let error = Label("", .error)
    let tryAgain = Button("Try again")

    var controls: [Control] { [orders, error, tryAgain] }
}
