import Wayline
import Words

/// The controls of the last step.
final class SummaryView: View {
    let title: String
    let lines = Label()
    let address = Label()
    let delivery = Label()
    let payment = Label()
    let total = Label("", .strong)
    let error = Label("", .error)
    let order: Button

    init(_ words: Words) {
        title = words("Summary", "Tóm tắt")
        order = Button(words("Place order", "Đặt hàng"))
    }

    var controls: [Control] { [lines, address, delivery, payment, total, error, order] }
}
