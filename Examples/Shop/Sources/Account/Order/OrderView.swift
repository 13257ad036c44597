import Checkout
import Wayline
import Words

/// The controls of the screen, from top to bottom.
final class OrderView: View {
    let title: String
    let values = NamedValues()
    let items = Label()
    let missing: Placeholder

    init(_ words: Words, order: Int) {
        title = words("Order \(order)", "Đơn hàng \(order)")
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [values, items, missing] }
}

extension Order {
    /// The lines of the view.
    func lines(_ words: Words) -> [NamedValues.Row] {
        let ordered = day.map { [NamedValues.Row(words("Ordered", "Ngày đặt"), "\($0)")] } ?? []
        return ordered + [
            .init(words("State", "Trạng thái"), state.text(words)),
            .init(words("Total", "Tổng"), "\(contents.total)"),
        ]
    }
}
