/// One screen's place in the navigation state.
public struct Entry: Hashable, Codable, Sendable, Identifiable {
    /// Tells this entry from all others that the state has had, also of the same route.
    public let id: Int

    /// What is shown, and what it was shown with.
    public let destination: Destination

    init(id: Int, _ destination: Destination) {
        self.id = id
        self.destination = destination
    }

    /// What is shown.
    public var route: RouteID { destination.route }

    /// What it was shown with.
    public var parameters: RouteParameters { destination.parameters }
}
