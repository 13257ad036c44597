import Wayline

/// The controls of the screen, from top to bottom.
final class WelcomeView: View {
    let title = "Welcome"
    let parts = Container()
    let about = Button("About")
    let booking = Button("Booking")

    var controls: [Control] { [parts, about, booking] }
}
