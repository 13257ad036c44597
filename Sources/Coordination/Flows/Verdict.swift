public import WaylineRouting

/// The answer of a guard that was asked about a change.
public enum Verdict: Hashable, Sendable {
    /// Allows the change.
    case allow

    /// Forbids the change, for a reason that the screen can show.
    case refuse(because: String)

    /// Makes this change in its place, through the guards. A circle of redirections is an error that
    /// names all routes in it.
    case redirect(Transition)

    /// Makes this change first. When all that it brought has left, the guards are asked again: if they
    /// allow it now, the first change goes on, and if not, it is given up. A change that brings neither a
    /// screen nor a flow, such as an alert, is not waited for.
    case after(Transition)
}

/// A guard that is asked before a screen or a flow is entered.
enum EntryGuard {
    case now(@MainActor (any Coordinator, Destination) -> Verdict)
    case later(@MainActor (any Coordinator, Destination) async -> Verdict)
}

/// A guard that is asked before a screen is left.
enum ExitGuard {
    case now(@MainActor (any Coordinator, any Screen) -> Verdict)
    case later(@MainActor (any Coordinator, any Screen) async -> Verdict)
}
