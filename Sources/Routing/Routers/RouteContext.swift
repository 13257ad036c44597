/// The place where a route is performed: the screen on top of a navigation state, and what lies below.
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

    /// The screen on top of `state`.
    public init(_ state: NavigationState) {
        self.state = state
    }

    /// A screen that alone makes up the app, for a router that does not ask.
    public init() {
        self.init(NavigationState(root: "screen"))
    }

    /// The route that led to the screen. The same screen can have several.
    public var route: RouteName { state.top.route }

    /// The name of the flow that the screen belongs to.
    public var flow: RouteName { state.activeFlow.route }

    /// The way in which that flow was begun: presented, for example.
    public var presentation: FlowState.Kind { state.activeFlow.kind }

    /// The routes of the screens below it in its flow, the lowest first.
    public var below: [RouteName] { state.activeFlow.stack.elements.dropLast().map(\.route) }
}
