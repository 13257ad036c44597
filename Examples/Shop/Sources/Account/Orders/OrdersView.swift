import Checkout
import Wayline
import Words

/// The controls of the screen, from top to bottom.
final class OrdersView: View {
    let title: String
    let rows: Table<Order>
    let missing: Placeholder

    init(_ words: Words) {
        title = words("Orders", "Đơn hàng")
        rows = Table(
            columns: [
                Column(words("Number", "Số"), sortedBy: \.id) { "\($0.id)" },
                Column(words("Day", "Ngày")) { $0.day.map { "\($0)" } ?? "" },
                Column(words("State", "Trạng thái")) { $0.state.text(words) },
                Column(words("Total", "Tổng"), alignment: .trailing, sortedBy: \.contents.total) {
                    "\($0.contents.total)"
                },
            ])
        rows.spokenLabel = title
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [rows, missing] }
}
