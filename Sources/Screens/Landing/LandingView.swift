public import TextMenu

/// What the home screen looks like.
public final class LandingView: View {
    public let title = "Home"
    public let message = Label()
    public let logOut = Button("Log out")

    public var controls: [Control] { [message, logOut] }
}
