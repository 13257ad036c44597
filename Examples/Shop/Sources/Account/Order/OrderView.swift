import Checkout
import Wayline
import Words

/// The controls of the screen, from top to bottom.
final class OrderView: View {
    let title: String
    let values = NamedValues()
    let missing: Placeholder

    init(_ words: Words, order: Int) {
        title = words("Order \(order)", "Đơn hàng \(order)")
        missing = Placeholder(retry: words.tryAgain)
    }

    var controls: [Control] { [values, missing] }
}

extension Order {
    /// The lines of the view.
    func lines(_ words: Words) -> [NamedValues.Row] {
        let ordered = day.map { [NamedValues.Row(words("Ordered", "Ngày đặt"), "\($0)")] } ?? []
        let state = NamedValues.Row(words("State", "Trạng thái"), state.text(words))
        return ordered + [state] + contents.rows(words)
    }
}
