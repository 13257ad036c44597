/// A tab that is not shown: one of several stacks side by side.
public struct TabState: Equatable, Codable, Sendable {
    /// The name of the tab.
    public let name: RouteName

    /// Its screens.
    public let stack: EntryStack

    /// The child flow that was begun from the tab; nil if there is none.
    public let child: FlowState?

    package init(name: RouteName, stack: EntryStack, child: FlowState?) {
        self.name = name
        self.stack = stack
        self.child = child
    }
}

/// The tabs of a flow: stacks side by side. The flow itself holds the stack of the selected tab.
package struct TabBar: Equatable, Sendable {
    /// The index of the selected tab, and its name.
    let selected: Int
    package let name: RouteName

    /// The tabs that are not shown.
    let others: [TabState]
}

extension FlowState {
    /// All tabs in order, including hidden ones; empty in a flow without tabs.
    public var tabs: [TabState] {
        guard let tabBar else { return [] }
        var tabs = tabBar.others
        tabs.insert(TabState(name: tabBar.name, stack: stack, child: child), at: tabBar.selected)
        return tabs
    }

    /// The index of the selected tab; nil in a flow without tabs.
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
