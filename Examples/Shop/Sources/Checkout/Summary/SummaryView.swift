import Wayline

/// The controls of the last step.
final class SummaryView: View {
    let title = "Summary"
    let lines = Label()
    let address = Label()
    let delivery = Label()
    let payment = Label()
    let total = Label("", .strong)
    let error = Label("", .error)
    let order = Button("Place order")

    var controls: [Control] { [lines, address, delivery, payment, total, error, order] }
}
