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
public struct FlowElement<Owner: Coordinator>: Sendable {
    let line: FlowLine

    /// The title in a menu; without one, the name of the route.
    public var title: String { line.title }

    /// The route that the flow declares.
    public var route: RouteName { line.route }

    /// The transition that leads there without an input: a screen is pushed, a child flow is
    /// started.
    public var transition: Transition { line.transition }

    init(_ line: FlowLine) {
        self.line = line
    }
}

extension FlowScreen where Input == NoInput, Kind.Routes.Output == Never {
    /// Returns the screen as the row of a menu.
    public func titled(_ title: String) -> FlowElement<Owner> {
        FlowElement(FlowLine(.screen(plan), title: title))
    }
}

extension FlowScreen where Input == NoInput, Kind.Routes.Output == Owner.Output {
    /// Returns the screen, whose router finishes the flow with the flow's result, as the row of a
    /// menu.
    public func titled(_ title: String) -> FlowElement<Owner> {
        FlowElement(FlowLine(.screen(plan), title: title))
    }
}

extension ChildFlow where Input == NoInput {
    /// Returns the child flow as the row of a menu.
    public func titled(_ title: String) -> FlowElement<Owner> {
        FlowElement(FlowLine(.flow(plan), title: title))
    }
}
