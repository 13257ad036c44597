/// Decides where a route leads, by what the view model says. It performs nothing, so that a test needs
/// no front end.
///
/// A router holds its view model `unowned`. The maker of the screen makes both and releases both at
/// once, and only the screen that is shown is asked for routes: a router is never asked after its view
/// model has gone.
///
/// ```swift
/// struct ManualRouter: Router {
///     enum Route: String, CaseIterable { case contact, contents }
///
///     func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
///         switch route {
///         case .contact: .push("contact")
///         case .contents: .popToRoot
///         }
///     }
/// }
/// ```
@MainActor
public protocol Router {
    /// The routes this router knows.
    associatedtype Route: RawRepresentable<String> & CaseIterable

    /// Returns where `route` leads now.
    func decide(_ route: Route, _ parameters: RouteParameters) -> Transition

    /// Returns where the route of this name leads now. Throws if it is unknown, and names the nearest.
    ///
    /// Every router has this already; it stands here so that the compiler makes it for each by itself.
    func route(to id: RouteName, _ parameters: RouteParameters) throws(RoutingError) -> Transition
}

extension Router {
    /// Returns where the route of this name leads now. Throws if it is unknown, and names the nearest.
    @inlinable
    public func route(
        to id: RouteName, _ parameters: RouteParameters = .none
    ) throws(RoutingError) -> Transition {
        guard let route = Route(rawValue: id.rawValue) else {
            throw .unknownRoute(id, known: Route.allCases.map { RouteName($0) })
        }
        return decide(route, parameters)
    }
}

/// The router of a screen that has none: it knows no route.
public struct NoRouter: Router {
    /// No route at all: none can be made.
    public struct Route: RawRepresentable, CaseIterable {
        public static var allCases: [Route] { [] }

        public let rawValue: String

        public init?(rawValue: String) {
            nil
        }
    }

    /// Does the same as any other.
    public init() {}

    public func decide(_ route: Route, _ parameters: RouteParameters) -> Transition {
        .stay
    }
}
