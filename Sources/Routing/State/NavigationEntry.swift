/// One screen's place in the navigation state.
public struct NavigationEntry: Hashable, Codable, Sendable, Identifiable {
    /// Tells this entry from all others that the state has had, also of the same route.
    public let id: Int

    /// The route and the parameters of the screen.
    public let destination: Destination

    init(id: Int, _ destination: Destination) {
        self.id = id
        self.destination = destination
    }

    /// The route of the screen.
    public var route: RouteID { destination.route }

    /// The parameters of the screen.
    public var parameters: RouteParameters { destination.parameters }
}
