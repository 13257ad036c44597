/// One of the flows that lie over each other.
public struct FlowLevel: Hashable, Sendable {
    public let id: Int
    public let route: RouteID
}
