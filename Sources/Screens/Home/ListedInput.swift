public import Coordination

/// Which of the listed screens is gone to.
public struct ListedInput: Hashable, Codable, Sendable {
    /// As it is listed.
    public let route: RouteID

    /// The listed screen of this route.
    public init(_ route: RouteID) {
        self.route = route
    }
}
