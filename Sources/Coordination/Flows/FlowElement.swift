public import WaylineRouting

/// One line of a flow: a screen or a child flow.
///
/// A list of lines with titles is also the menu of its flow. So each row of the menu is declared,
/// and can be reached:
///
/// ```swift
/// static let listed: [FlowElement<DeskCoordinator>] = [
///     FlowScreen(.terms) { _ in PlainScreen() }.titled("Terms"),
///     ChildFlow(.tabs) { _ in ShopTabsCoordinator() }.titled("Shop"),
/// ]
///
/// static let flow = Flow<DeskCoordinator>(.desk) {
///     FlowScreen(.desk) { _ in DeskScreen(listed) }
///         .on(\.chosen) { _, line in line.transition }
///     listed
/// }
/// ```
@MainActor
public struct FlowElement<Owner: Coordinator> {
    /// The title in a menu; without one, the name of the route.
    public let title: String

    /// The route that the flow declares.
    public let route: RouteName

    /// The transition that leads there without an input: a screen is pushed, a child flow is
    /// started.
    public let transition: Transition

    /// Adds the line to a flow's plan.
    let declare: @MainActor (FlowPlan) -> Void

    init(_ screen: ScreenPlan, title: String? = nil) {
        self.title = title ?? screen.route.rawValue
        route = screen.route
        transition = .push(route, .none)
        declare = { $0.declare(screen) }
    }

    init(_ flow: ChildPlan, title: String? = nil) {
        self.title = title ?? flow.route.rawValue
        route = flow.route
        transition = .start(route, .none)
        declare = { $0.declare(flow) }
    }
}

extension FlowScreen where Input == NoInput, Kind.Routes.Output == Never {
    /// Returns the screen as the row of a menu.
    public func titled(_ title: String) -> FlowElement<Owner> {
        FlowElement(plan, title: title)
    }
}

extension FlowScreen where Input == NoInput, Kind.Routes.Output == Owner.Output {
    /// Returns the screen, whose router finishes the flow with the flow's result, as the row of a
    /// menu.
    public func titled(_ title: String) -> FlowElement<Owner> {
        FlowElement(plan, title: title)
    }
}

extension ChildFlow where Input == NoInput {
    /// Returns the child flow as the row of a menu.
    public func titled(_ title: String) -> FlowElement<Owner> {
        FlowElement(plan, title: title)
    }
}
