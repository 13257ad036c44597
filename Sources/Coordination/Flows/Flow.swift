public import WaylineRouting

/// Declares a flow: its first screens, all its screens and its child flows.
///
/// ```swift
/// static let flow = Flow<AppCoordinator>(.login) {
///     FlowScreen(.login) { app in
///         LoginScreen(viewModel: LoginViewModel(accounts: app.accounts))
///     }
///     FlowScreen(.changePassword) { _, input in
///         ChangePasswordScreen(email: input.email)
///     }
///     FlowScreen(.home) { _ in HomeScreen() }
/// }
/// ```
///
/// Traps if a route or a tab is declared twice, at the second declaration of the route.
public struct Flow<Owner: Coordinator>: Sendable {
    let plan: FlowPlan

    /// A flow that begins with these screens, the last on top.
    public init<First>(
        _ first: Destination<NoInput, First>, _ others: Destination<NoInput, NoOutput>...,
        file: StaticString = #fileID, line: UInt = #line,
        @FlowBuilder<Owner> of lines: () -> FlowLines
    ) {
        plan = FlowPlan(
            shape: .stack([PlaceStep(first)] + others.map { PlaceStep($0) }),
            coordinator: Owner.self, file: file, line: line, lines())
    }

    /// A flow of tabs, each beginning with a screen and named after it.
    public init(
        tabs first: Destination<NoInput, NoOutput>, _ others: Destination<NoInput, NoOutput>...,
        file: StaticString = #fileID, line: UInt = #line,
        @FlowBuilder<Owner> of lines: () -> FlowLines
    ) {
        let destinations = ([first] + others).map { PlaceStep($0) }
        precondition(
            Set(destinations).count == destinations.count,
            "two tabs of a flow have the same name: \(destinations.map(\.route))",
            file: file, line: line)
        plan = FlowPlan(
            shape: .tabs(destinations), coordinator: Owner.self, file: file, line: line, lines())
    }
}

/// Makes the list of a flow's screens and child flows.
@resultBuilder
public enum FlowBuilder<Owner: Coordinator> {
    /// A screen whose router does not finish the flow, or finishes it without a result.
    public static func buildExpression<Kind: Screen, Input>(
        _ screen: FlowScreen<Owner, Kind, Input>
    ) -> FlowLines where Kind.Routes.Output == Never {
        FlowLines(FlowLine(.screen(screen.plan)))
    }

    /// A screen whose router finishes the flow with the flow's result.
    public static func buildExpression<Kind: Screen, Input>(
        _ screen: FlowScreen<Owner, Kind, Input>
    ) -> FlowLines where Kind.Routes.Output == Owner.Output {
        FlowLines(FlowLine(.screen(screen.plan)))
    }

    /// A screen whose router finishes the flow with something else than the flow's result.
    @available(
        *, unavailable,
        message: "the screen's router has another Output than the flow: is 'returns(to:)' missing?"
    )
    public static func buildExpression<Kind: Screen, Input>(
        _ screen: FlowScreen<Owner, Kind, Input>
    ) -> FlowLines {
        FlowLines([])
    }

    /// A child flow.
    public static func buildExpression<Child: Coordinator, Input>(
        _ flow: ChildFlow<Owner, Child, Input>
    ) -> FlowLines {
        FlowLines(FlowLine(.flow(flow.plan)))
    }

    /// A screen or a child flow with a title, or a screen with a result.
    public static func buildExpression(_ element: FlowElement<Owner>) -> FlowLines {
        FlowLines(element.line)
    }

    /// The lines of a menu, or a part of the flow that another type or module declares, with
    /// `@FlowBuilder`.
    public static func buildExpression(_ elements: [FlowElement<Owner>]) -> FlowLines {
        FlowLines(elements.map { FlowLines($0.line) })
    }

    /// All lines, in their order.
    public static func buildBlock(_ lines: FlowLines...) -> FlowLines {
        FlowLines(lines)
    }

    /// The lines of a loop.
    public static func buildArray(_ lines: [FlowLines]) -> FlowLines {
        FlowLines(lines)
    }

    /// The lines of an `if` without `else`.
    public static func buildOptional(_ lines: FlowLines?) -> FlowLines {
        lines ?? FlowLines([])
    }

    /// The lines of an `if`.
    public static func buildEither(first lines: FlowLines) -> FlowLines {
        lines
    }

    /// The lines of its `else`.
    public static func buildEither(second lines: FlowLines) -> FlowLines {
        lines
    }

    /// All lines of a flow.
    public static func buildFinalResult(_ lines: FlowLines) -> FlowLines {
        lines
    }

    /// A part of a flow that another type or module declares, or a menu.
    public static func buildFinalResult(_ lines: FlowLines) -> [FlowElement<Owner>] {
        var elements: [FlowElement<Owner>] = []
        lines.forEach { elements.append(FlowElement($0)) }
        return elements
    }
}
