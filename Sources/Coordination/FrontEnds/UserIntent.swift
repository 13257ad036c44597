public import WaylineRouting

/// An intent of the user, as a front end sends it.
public enum UserIntent: Hashable, Sendable {
    /// A route of the screen on top, or of one of its child screens.
    case perform(RouteName)

    /// Go back: close the alert, or leave the screen or the flow.
    case back

    /// Go back to the screen at this entry, one of the state's `waysBack`.
    case backTo(NavigationEntry)

    /// Close the alert, or dismiss the presented flow.
    case dismiss

    /// Show the tab of this name.
    case select(RouteName)

    /// Choose the alert's answer with this title.
    case answer(String)

    /// Open this link.
    case open(String)
}
