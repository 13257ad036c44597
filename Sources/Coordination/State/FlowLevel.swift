/// One of the flows that lie over each other.
public struct FlowLevel: Hashable, Sendable {
    /// Tells the flow from all others that the state has had.
    public let id: Int

    /// The name of the flow.
    public let route: RouteID
}
