/// What a screen looks like: its controls, and nothing else. It has no `if` on business state.
@MainActor
public protocol View: AnyObject {
    /// The name of the screen, for the user.
    var title: String { get }

    /// The controls from the top to the bottom.
    var controls: [Control] { get }
}
