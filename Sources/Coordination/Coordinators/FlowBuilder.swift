/// One line of a flow: a screen or a child flow.
@MainActor
public struct FlowElement<Owner: Coordinator> {
    let part: FlowPart
}

/// Makes a list of what a flow is made of.
@MainActor
@resultBuilder
public enum FlowBuilder<Owner: Coordinator> {
    public static func buildExpression<Kind: Screen>(
        _ route: ScreenRoute<Owner, Kind>
    ) -> [FlowElement<Owner>] {
        [FlowElement(part: .screen(route.plan))]
    }

    public static func buildExpression<Child: Coordinator>(
        _ flow: ChildFlow<Owner, Child>
    ) -> [FlowElement<Owner>] {
        [FlowElement(part: .child(flow.plan))]
    }

    public static func buildExpression(
        _ screens: [ListedScreen<Owner>]
    ) -> [FlowElement<Owner>] {
        screens.map { FlowElement(part: $0.part) }
    }

    public static func buildBlock(_ elements: [FlowElement<Owner>]...) -> [FlowElement<Owner>] {
        elements.flatMap(\.self)
    }

    public static func buildArray(_ elements: [[FlowElement<Owner>]]) -> [FlowElement<Owner>] {
        elements.flatMap(\.self)
    }

    public static func buildOptional(_ elements: [FlowElement<Owner>]?) -> [FlowElement<Owner>] {
        elements ?? []
    }

    public static func buildEither(first elements: [FlowElement<Owner>]) -> [FlowElement<Owner>] {
        elements
    }

    public static func buildEither(second elements: [FlowElement<Owner>]) -> [FlowElement<Owner>] {
        elements
    }
}
