public import WaylineRouting

/// An intent of the user, as a front end understood it.
public enum UserIntent: Hashable, Sendable {
    /// A route of the screen on top, or of one that it is composed of.
    case perform(RouteName)

    /// Back to where one came from: out of an alert, a screen, a flow.
    case back

    /// Back to the screen at this entry, one of the state's `waysBack`.
    case backTo(NavigationEntry)

    /// Out of a presented flow, or out of an alert.
    case dismiss

    /// To the tab of this name.
    case select(RouteName)

    /// The answer to the alert that has this title.
    case answer(String)

    /// To where this link leads.
    case open(String)
}
