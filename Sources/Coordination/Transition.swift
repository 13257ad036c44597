/// A router's decision, as a value. It has no effect until it is applied to a navigation state.
public enum Transition: Equatable, Sendable {
    /// Go nowhere.
    case stay
    /// Show this on top of what is shown now.
    case push(RouteID)
    /// Show this in place of all that is shown now.
    case root(RouteID)
}
