import Wayline
import Words

/// The controls of the page of one order.
final class OrderView: View {
    let title: String
    let contents = Label()
    let total = Label("", .strong)
    let error = Label("", .error)
    let tryAgain: Button

    init(_ words: Words, order: Int) {
        tryAgain = Button(words.tryAgain)
        title = words("Order \(order)", "Đơn hàng \(order)")
    }

    var controls: [Control] { [contents, total, error, tryAgain] }
}
