/// Something that was asked of a navigator, and what has become of it.
public struct NavigationEvent: Hashable, Sendable {
    /// Who or what asked.
    public let cause: Cause

    /// The route that was asked for; nil for what has none, such as a step back.
    public let route: RouteID?

    /// What went along with the route, secrets taken out.
    public let parameters: RouteParameters

    /// What a router, a coordinator or a guard decided, secrets taken out; nil for a step through the
    /// history and for a restored state.
    public let decision: Transition?

    /// What has become of it.
    public let outcome: Outcome

    /// The revision of the state afterwards.
    public let revision: Int

    /// From when its turn came until it was done, the time that it waited for guards included.
    public let duration: Duration
}
