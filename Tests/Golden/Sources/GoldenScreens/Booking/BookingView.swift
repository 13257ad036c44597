import Wayline

/// The controls of the screen, from top to bottom.
final class BookingView: View {
    let title = "Booking"
    let name = TextField("Name")
    let done = Button("Done", isDefault: true)

    var controls: [Control] { [name, done] }
}
