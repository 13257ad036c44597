import Wayline

/// The controls of the page of one order.
final class OrderView: View {
    let title: String
    let lines = Label()
    let address = Label()
    let total = Label("", .strong)
    let error = Label("", .error)
    let tryAgain = Button("Try again")

    init(order: Int) {
        title = "Order \(order)"
    }

    var controls: [Control] { [lines, address, total, error, tryAgain] }
}
