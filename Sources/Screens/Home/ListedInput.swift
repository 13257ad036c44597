public import Coordination

/// Which of the listed screens is gone to.
public struct ListedInput: Hashable, Codable, Sendable {
    public let route: RouteID

    public init(_ route: RouteID) {
        self.route = route
    }
}
