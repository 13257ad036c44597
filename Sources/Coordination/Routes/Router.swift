/// Decides where a route leads, by what the view model says. It performs nothing, so that a test needs
/// no front end.
///
/// A router holds its view model `unowned`. Whoever makes the screen makes both and lets go of both
/// at once, and only the screen that is shown is asked for routes: a router is never asked after its
/// view model has gone.
@MainActor
public protocol Router {
    /// The routes this router knows.
    associatedtype Route: RawRepresentable<String> & CaseIterable

    /// Where `route` leads now.
    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition

    /// Where the route of this name leads now. An unknown one throws, and names the nearest known.
    ///
    /// Every router has this already; it stands here so that the compiler makes it for each by itself.
    func route(to id: RouteID, _ parameters: RouteParameters) throws(RoutingError) -> Transition
}

extension Router {
    /// Where the route of this name leads now. An unknown one throws, and names the nearest known.
    @inlinable
    public func route(
        to id: RouteID, _ parameters: RouteParameters = .none
    ) throws(RoutingError) -> Transition {
        guard let route = Route(rawValue: id.rawValue) else {
            throw .unknownRoute(id, known: Route.allCases.map { RouteID($0) })
        }
        return decide(route, parameters)
    }
}
