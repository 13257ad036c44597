import Wayline

/// Flows with a mistake: a part of them is declared twice.
@MainActor
enum DeclaredTwice {
    /// Makes the flow in which a part of this name is declared twice.
    static func begin(_ part: String) {
        switch part {
        case "screen": _ = TwoScreens.flow
        case "child": _ = TwoChildren.flow
        case "tab": _ = TwoTabs.flow
        default: break
        }
    }
}

private final class Leaf: Screen {}

private final class TwoScreens: Coordinator {
    static let flow = Flow<TwoScreens>(.leaf) {
        FlowScreen(.leaf) { _ in Leaf() }
        FlowScreen(.leaf) { _ in Leaf() }
    }
}

private final class TwoChildren: Coordinator {
    static let flow = Flow<TwoChildren>(.leaf) {
        FlowScreen(.leaf) { _ in Leaf() }
        for route in [Destination<NoInput, NoOutput>.branch, .branch] {
            ChildFlow(route, make: { _ in TwoTabs() }, onResult: { _, _ in .stay })
        }
    }
}

private final class TwoTabs: Coordinator {
    static let flow = Flow<TwoTabs>(tabs: .leaf, .branch, .leaf) {
        FlowScreen(.leaf) { _ in Leaf() }
        FlowScreen(.branch) { _ in Leaf() }
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let leaf = Self("leaf")
    fileprivate static let branch = Self("branch")
}
