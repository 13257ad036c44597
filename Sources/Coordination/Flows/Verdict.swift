public import WaylineRouting

/// The answer of a guard about a change.
public enum Verdict: Hashable, Sendable {
    /// Allows the change.
    case allow

    /// Forbids the change, for a reason that the screen can show.
    case refuse(because: String)

    /// Asks the user. The change goes on after an answer that means "yes", and is not made after
    /// any other, unless the guard has a closure `answered`. If the state changes before the
    /// answer, the question goes away.
    case ask(Alert)

    /// Makes this change instead, after asking its guards. Redirections in a circle are an error
    /// that names all their routes.
    case redirect(Transition)

    /// Makes this change first. When the screens and flows that it showed have left, the guards of
    /// the original change are asked again. If they allow it now, it is made; otherwise, it is
    /// refused. The navigator does not wait for a change that shows neither a screen nor a flow,
    /// e.g. an alert.
    case after(Transition)

    /// Forbids the change without a reason for the user.
    public static var stay: Verdict { .refuse(because: "") }
}

/// A guard that is asked before a screen or a flow is entered.
enum EntryGuard {
    case now(@MainActor (any Coordinator, PlaceStep) -> Verdict)
    case later(@MainActor (any Coordinator, PlaceStep) async -> Verdict)
}

/// A guard that is asked before a screen leaves by one of its departures.
struct ExitGuard {
    /// The departures that were given; nil for `Departure.guarded`.
    let givenDepartures: Set<Departure>?
    let check: @MainActor (any Coordinator, any Screen, Leaving) -> GuardCall

    /// Gives the verdict after the user's answer to a question of `check`.
    let answered: @MainActor (any Coordinator, any Screen, Alert.Action) -> GuardCall

    var departures: Set<Departure> { givenDepartures ?? Departure.guarded }
}

extension Alert.Action {
    /// The verdict of a guard that leaves the decision to the user.
    var verdict: Verdict { isYes ? .allow : .stay }
}

/// The call of a guard, at once or in a task.
enum GuardCall {
    case now(@MainActor () -> Verdict)
    case later(@MainActor () async -> Verdict)
}
