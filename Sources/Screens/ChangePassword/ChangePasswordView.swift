public import TextMenu

/// What the change password screen looks like.
public final class ChangePasswordView: View {
    public let title = "Change password"
    public let message = Label()
    public let logOut = Button("Log out")

    public var controls: [Control] { [message, logOut] }
}
