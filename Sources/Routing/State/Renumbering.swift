/// Gives the entries and flows of a saved state numbers that no others have had, and the drafts of the
/// screens with them.
package struct Renumbering {
    package private(set) var drafts: [Int: RouteValue] = [:]

    private let saved: [Int: RouteValue]
    private var next: Int

    package init(from first: Int, drafts: [Int: RouteValue]) {
        next = first
        saved = drafts
    }

    package mutating func renumbered(_ state: NavigationState) -> NavigationState {
        var state = state
        state.root = renumbered(state.root)
        state.nextID = next
        return state
    }

    private mutating func renumbered(_ flow: FlowState) -> FlowState {
        var new = FlowState(
            id: number(), kind: flow.kind, destination: flow.destination, stack: flow.stack)
        if let selected = flow.selectedTab {
            new.show(flow.tabs.map { renumbered($0) }, at: selected)
        } else {
            new.stack = renumbered(flow.stack)
            new.child = flow.child.map { renumbered($0) }
        }
        new.cover = FlowState.Cover(modal: flow.modal.map { renumbered($0) }, alert: flow.alert)
        return new
    }

    private mutating func renumbered(_ tab: TabState) -> TabState {
        TabState(
            name: tab.name, stack: renumbered(tab.stack), child: tab.child.map { renumbered($0) })
    }

    private mutating func renumbered(_ stack: EntryStack) -> EntryStack {
        EntryStack(stack.elements.map { renumbered($0) }) ?? stack
    }

    private mutating func renumbered(_ entry: NavigationEntry) -> NavigationEntry {
        let id = number()
        if let draft = saved[entry.id] { drafts[id] = draft }
        return NavigationEntry(id: id, entry.destination)
    }

    private mutating func number() -> Int {
        defer { next += 1 }
        return next
    }
}
