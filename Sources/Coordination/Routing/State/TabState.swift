/// One of several stacks side by side, which keeps its place while another is shown.
public struct TabState: Equatable, Codable, Sendable {
    /// The name of the tab.
    public let name: RouteName

    /// Its screens.
    public let stack: EntryStack

    /// The flow that was begun from it and is not over.
    public let child: FlowState?

    package init(name: RouteName, stack: EntryStack, child: FlowState?) {
        self.name = name
        self.stack = stack
        self.child = child
    }
}

/// The tabs of a flow: stacks side by side, of which one is shown, and is held by the flow itself.
package struct TabBar: Equatable, Sendable {
    /// The place and the name of the tab that is shown.
    let selected: Int
    package let name: RouteName

    /// The tabs that are not shown.
    let others: [TabState]
}

extension FlowState {
    /// All tabs in their order, also those that a user is not shown now; none in a flow that has
    /// just one stack.
    public var tabs: [TabState] {
        guard let tabBar else { return [] }
        var tabs = tabBar.others
        tabs.insert(TabState(name: tabBar.name, stack: stack, child: child), at: tabBar.selected)
        return tabs
    }

    /// The place of the tab that is shown; nil in a flow without tabs.
    public var selectedTab: Int? { tabBar?.selected }

    /// Shows the tab at `index`.
    package mutating func show(_ tabs: [TabState], at index: Int) {
        var others = tabs
        let shown = others.remove(at: index)
        stack = shown.stack
        child = shown.child
        tabBar = TabBar(selected: index, name: shown.name, others: others)
    }
}
