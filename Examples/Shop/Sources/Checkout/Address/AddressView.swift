import Wayline

/// The controls of the first step.
final class AddressView: View {
    let title = "Address"
    let name = TextField("Name")
    let street = TextField("Street")
    let city = TextField("City")
    let next = Button("Next")

    var controls: [Control] { [name, street, city, next] }
}
