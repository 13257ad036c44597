/// The place where a route is performed: the screen on top of a navigation state, and those below.
///
/// ```swift
/// let article = Transition.push("article", ["id": 7])
/// let here = RouteContext(try NavigationState(root: "articles").applying(article))
/// XCTAssertEqual(here.route, "article")
/// XCTAssertEqual(here.below, ["articles"])
/// ```
public struct RouteContext: Sendable {
    /// The state in which the route is performed.
    public let state: NavigationState

    /// The context of the screen on top of `state`.
    public init(_ state: NavigationState) {
        self.state = state
    }

    /// The context of an app with one screen, for a router that does not use the context.
    public init() {
        self.init(NavigationState(root: "screen"))
    }

    /// The route that led to the screen. Several routes can lead to the same screen.
    public var route: RouteName { state.top.route }

    /// The name of the flow that the screen belongs to.
    public var flow: RouteName { state.activeFlow.route }

    /// The way in which that flow was begun, e.g. presented.
    public var presentation: FlowState.Kind { state.activeFlow.kind }

    /// The routes of the screens below it in its flow, the lowest first.
    public var below: [RouteName] { state.activeFlow.stack.elements.dropLast().map(\.route) }
}
