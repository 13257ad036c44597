import Binding
public import Coordination
public import WaylineRouting

/// Tests of one screen, or of one flow, without the app around it.
extension FlowDriver {
    /// Shows `screen` over an empty screen `host`. The routes to which the screen leads show empty
    /// screens, too.
    ///
    /// ```swift
    /// let app = try FlowDriver(of: SizeScreen(), at: .size, leadingTo: ["bill", "size"])
    /// try await app.choose("Bill")
    /// XCTAssertEqual(app.path, ["host", "size", "bill"])
    /// ```
    ///
    /// A screen whose router finishes a flow is shown by the coordinator of that flow.
    public convenience init<Kind: Screen, Input, Output>(
        of screen: Kind, at destination: Destination<Input, Output>,
        leadingTo others: [RouteName] = []
    ) throws(RoutingError) where Kind.Routes.Output == Never {
        let shown = Destination<NoInput, NoOutput>(destination.name)
        try self.init(Set(others).subtracting([shown.name])) { FlowScreen(shown) { _ in screen } }
        navigator.go(.push(shown))
    }

    /// Starts the flow of `coordinator` over an empty screen `host`, and passes on its result.
    ///
    /// ```swift
    /// var results: [FlowResult<Paint>] = []
    /// let app = try FlowDriver(of: PaintCoordinator(), at: .paint) { results.append($0) }
    /// try await app.choose("Done")
    /// XCTAssertEqual(results, [.finished(Paint(name: "red"))])
    /// ```
    public convenience init<Child: Coordinator, Input>(
        of coordinator: Child, at destination: Destination<Input, Child.Output>,
        onResult: @escaping @MainActor (FlowResult<Child.Output>) -> Void = { _ in }
    ) throws(RoutingError) {
        let started = Destination<NoInput, Child.Output>(destination.name)
        try self.init([]) {
            ChildFlow(started) { _ in
                coordinator
            } onResult: { _, result in
                onResult(result)
                return .stay
            }
        }
        navigator.go(.start(started))
    }

    private convenience init(
        _ routes: Set<RouteName>,
        @FlowBuilder<HostCoordinator> _ tested: () -> [FlowElement<HostCoordinator>]
    ) throws(RoutingError) {
        let flow = Flow<HostCoordinator>(.host) {
            HostCoordinator.screen(.host)
            tested()
            for route in routes { HostCoordinator.screen(Destination(route)) }
        }
        let clock = TestScheduler()
        var settings = NavigatorSettings()
        settings.clock = AnyScheduler(clock)
        self.init(try Navigator(HostCoordinator(), flow, settings: settings), clock: clock)
    }
}

/// Owns the flow around a screen or a flow that is tested alone.
private final class HostCoordinator: Coordinator {
    static var flow: Flow<HostCoordinator> { Flow(.host) { screen(.host) } }

    static func screen(
        _ route: Destination<NoInput, NoOutput>
    ) -> FlowScreen<HostCoordinator, HostScreen, NoInput> {
        FlowScreen(route) { _ in HostScreen() }
    }
}

private final class HostScreen: Screen {}

extension Destination<NoInput, NoOutput> {
    fileprivate static let host = Self("host")
}
