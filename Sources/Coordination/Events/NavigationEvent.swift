public import WaylineRouting

/// A request to a navigator, and its outcome.
public struct NavigationEvent: Hashable, Sendable {
    /// The origin of the request.
    public let cause: NavigationCause

    /// The route that was asked for; nil for a request without one, such as a step back.
    public let route: RouteName?

    /// The decision of a router, a coordinator or a guard, secrets taken out; nil for a step through the
    /// history and for a restored state.
    public let decision: Transition?

    /// The outcome of the request.
    public let outcome: Outcome

    /// The revision of the state afterwards.
    public let revision: Int

    /// The time from the request's turn until it was done, including the time that it waited for guards.
    public let duration: Duration
}
