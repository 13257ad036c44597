import Wayline

final class OrderView: View {
    let title = "Order"
    let name = TextField("Name", placeholder: "we call it out")
    let size = Choice("Size", ["small", "large"])
    let order = Button("Order", isDefault: true)

    var controls: [Control] { [name, size, order] }
}
