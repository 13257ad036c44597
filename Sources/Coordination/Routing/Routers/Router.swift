/// Decides where a screen's routes lead: a pure function of the route, the facts and the context.
///
/// It holds nothing and belongs to no actor, so a test asks it in one line.
///
/// ```swift
/// struct ManualRouter: Router {
///     enum Route: String, CaseIterable { case contact, contents }
///     struct Facts: RouterFacts { var isMember = false }
///
///     func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
///         switch route {
///         case .contact: facts.isMember ? .push(.contact) : .stay(because: "Members only.")
///         case .contents: .popToRoot
///         }
///     }
/// }
/// let decision = try ManualRouter().route(to: "contact", .init(isMember: true))
/// XCTAssertEqual(decision, .push(.contact))
/// ```
public protocol Router: Sendable {
    /// The routes that this router knows.
    associatedtype Route: RawRepresentable<String> & CaseIterable

    /// The values that it decides by; ``NoFacts`` if it needs none.
    associatedtype Facts: RouterFacts = NoFacts

    /// The type of the result that ``finish(_:)`` ends the flow with, e.g. `Bool` or a struct;
    /// `Never` if it finishes without one.
    associatedtype Output: Encodable & Sendable = Never

    /// Creates a router. A router holds nothing.
    init()

    /// Returns where `route` leads now.
    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition
}

extension Router {
    /// Returns where the route of this name leads. If it is unknown, the error suggests the
    /// nearest.
    @inlinable
    public func route(
        to name: RouteName, _ facts: Facts = Facts(), in context: RouteContext = RouteContext()
    ) throws(RoutingError) -> Transition {
        guard let route = Route(rawValue: name.rawValue) else {
            throw .unknownRoute(name, known: Route.allCases.map { RouteName($0) })
        }
        return decide(route, facts, context)
    }

    /// Returns the transition that ends the flow with a result.
    public func finish(_ output: Output) -> Transition {
        .finish(with: FlowOutput(output))
    }
}

/// The values that a router decides by: a small value that a screen makes from its view model when
/// a route is performed.
///
/// Each field has a default value, so a test writes only the fields that matter.
public protocol RouterFacts: Codable, Hashable, Sendable {
    /// The facts of a screen on which nothing has happened yet.
    init()
}

/// The facts of a router that decides by the route alone.
public struct NoFacts: RouterFacts {
    /// The only value of this type.
    public init() {}
}

/// The router of a screen that performs no routes.
public struct NoRouter: Router {
    /// A type without values, since there are no routes.
    public struct Route: RawRepresentable, CaseIterable {
        public static var allCases: [Route] { [] }

        public let rawValue: String

        public init?(rawValue: String) {
            nil
        }
    }

    public init() {}

    public func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .stay
    }
}
