import Checkout
import Wayline
import Words

/// The controls of the list of orders.
final class OrdersView: View {
    let title: String
    let orders: Table<Order>
    let missing: Placeholder

    init(_ words: Words) {
        title = words("Orders", "Đơn hàng")
        orders = Table(
            columns: [
                Column(words("Number", "Số"), sortedBy: \.id) { "\($0.id)" },
                Column(words("Day", "Ngày")) { $0.day.map { "\($0)" } ?? "" },
                Column(words("State", "Trạng thái")) { $0.state.text(words) },
                Column(words("Total", "Tổng"), alignment: .trailing, sortedBy: \.contents.total) {
                    "\($0.contents.total)"
                },
            ])
        orders.spokenLabel = title
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [orders, missing] }
}
