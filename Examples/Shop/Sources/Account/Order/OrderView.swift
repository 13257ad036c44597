import Wayline
import Words

/// The controls of the page of one order.
final class OrderView: View {
    let title: String
    let state = Label("", .faint)
    let contents = Label()
    let total = Label("", .strong)
    let missing: Placeholder

    init(_ words: Words, order: Int) {
        missing = Placeholder(retry: words.tryAgain)
        title = words("Order \(order)", "Đơn hàng \(order)")
    }

    var controls: [Control] { [state, contents, total, missing] }
}
