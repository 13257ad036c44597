public import Coordination

/// A mistake in a walk through an app. Each shows the screen as it stood.
public enum FlowDriverError: Error, Hashable, Sendable {
    /// Nothing has this name; these are there.
    case noControl(String, known: [String], screen: String)

    /// Several have this name.
    case ambiguous(String, roles: [String], screen: String)

    /// What has this name is of another kind.
    case otherKind(String, role: String, expected: String, screen: String)

    /// What has this name is not enabled.
    case notAvailable(String, screen: String)

    /// What the button of this name began last is not over.
    case stillWorking(String, screen: String)

    /// A choice has no option, or a list no row, of this name; it has these.
    case noPart(String, in: String, known: [String], screen: String)

    /// An alert has to be answered first.
    case alertInFront(String, alert: String, screen: String)

    /// The alert does not offer this answer; it offers these.
    case notAnAnswer(String, known: [String], screen: String)

    /// The app has ended: there is nothing to use any more.
    case ended

    /// There is nowhere to go back to.
    case nowhereBack(screen: String)

    /// A decision could not be carried out.
    case impossible(RoutingError, screen: String)

    /// Work went on for longer than the driver's patience.
    case unsettled(screen: String)

    /// What was waited for did not happen within the driver's patience.
    case neverHappened(screen: String)
}
