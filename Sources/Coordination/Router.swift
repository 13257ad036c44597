/// Decides where a route leads. It performs nothing, so that a test needs no front end.
@MainActor
public protocol Router {
    /// The routes this router knows.
    associatedtype Route: RawRepresentable<String> & CaseIterable

    /// Where `route` leads now.
    func decide(_ route: Route) -> Transition
}

extension Router {
    /// Where the route of this name leads now. An unknown one throws, and names the nearest known.
    public func route(to id: RouteID) throws(RoutingError) -> Transition {
        guard let route = Route(rawValue: id.rawValue) else {
            throw .unknownRoute(id, known: Route.allCases.map { RouteID($0) })
        }
        return decide(route)
    }
}
