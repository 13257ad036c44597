/// One of several stacks side by side, which keeps its place while another is shown.
public struct TabState: Equatable, Codable, Sendable {
    /// The name of the tab.
    public let name: RouteID

    /// Its screens.
    public let stack: PersistentStack<Entry>

    /// The flow that was begun from it and is not over.
    public let child: FlowState?
}
