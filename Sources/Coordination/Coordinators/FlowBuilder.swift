/// One line of a flow: a screen or a child flow.
@MainActor
public struct FlowElement<Owner: Coordinator> {
    let part: FlowPart
}

/// Makes a list of what a flow is made of.
@MainActor
@resultBuilder
public enum FlowBuilder<Owner: Coordinator> {
    /// A screen.
    public static func buildExpression<Kind: Screen>(
        _ route: ScreenRoute<Owner, Kind>
    ) -> [FlowElement<Owner>] {
        [FlowElement(part: .screen(route.plan))]
    }

    /// A child flow.
    public static func buildExpression<Child: Coordinator>(
        _ flow: ChildFlow<Owner, Child>
    ) -> [FlowElement<Owner>] {
        [FlowElement(part: .child(flow.plan))]
    }

    /// Screens and child flows that a menu lists.
    public static func buildExpression(
        _ screens: [ListedScreen<Owner>]
    ) -> [FlowElement<Owner>] {
        screens.map { FlowElement(part: $0.part) }
    }

    /// One line after the other.
    public static func buildBlock(_ elements: [FlowElement<Owner>]...) -> [FlowElement<Owner>] {
        elements.flatMap(\.self)
    }

    /// What a loop makes.
    public static func buildArray(_ elements: [[FlowElement<Owner>]]) -> [FlowElement<Owner>] {
        elements.flatMap(\.self)
    }

    /// What stands in an `if` without `else`.
    public static func buildOptional(_ elements: [FlowElement<Owner>]?) -> [FlowElement<Owner>] {
        elements ?? []
    }

    /// What stands in an `if`.
    public static func buildEither(first elements: [FlowElement<Owner>]) -> [FlowElement<Owner>] {
        elements
    }

    /// What stands in its `else`.
    public static func buildEither(second elements: [FlowElement<Owner>]) -> [FlowElement<Owner>] {
        elements
    }
}
