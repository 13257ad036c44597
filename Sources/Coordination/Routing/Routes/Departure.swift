/// The way in which a screen is left.
public enum Departure: String, Hashable, Codable, CaseIterable, Sendable {
    /// The user goes back: to the screen below, or out of the flow.
    case back

    /// A route of the screen itself, whose router has decided by its facts.
    case ownRoute

    /// A route of another screen, or a transition of a coordinator.
    case transition

    /// The flow finishes without a result.
    case finish

    /// The flow finishes with a result.
    case result

    /// A link leads elsewhere.
    case link

    /// A saved place is restored.
    case restore

    /// The session of the user has ended: the condition of a screen or a flow no longer holds.
    case session

    /// The language changes: the app makes all screens again, with their drafts.
    case language

    /// The user quits the app.
    case quit

    /// The departures that `onLeave` covers by default: those in which the user can still decide to
    /// stay.
    ///
    /// A screen's own route is not among them, since its router has decided by the facts. A flow
    /// that finishes with a result has done its work. When a place is restored or the language
    /// changes, unfinished input is kept as drafts. After the end of a session, nobody may stay.
    public static let guarded: Set<Departure> = [
        .back, .transition, .finish, .link, .quit,
    ]
}
