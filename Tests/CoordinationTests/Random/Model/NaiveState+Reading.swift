import Coordination
import WaylineRouting

extension NaiveState {
    /// The rows that `state` would have.
    static func rows(of state: NavigationState) -> [NaiveFlow] {
        rows(of: state.root, .root)
    }

    private static func rows(of flow: FlowState, _ slot: NaiveFlow.Slot) -> [NaiveFlow] {
        var row = NaiveFlow(id: flow.id, slot: slot, destination: flow.destination)
        row.alert = flow.alert
        row.isMain = flow.kind == .main
        var children = [flow.child]
        if let selected = flow.selectedTab {
            row.names = flow.tabs.map(\.name)
            row.tabs = flow.tabs.map { entries(of: $0.stack) }
            row.selected = selected
            children = flow.tabs.map(\.child)
        } else {
            row.tabs = [entries(of: flow.stack)]
        }
        var rows = [row]
        for (tab, child) in children.enumerated() {
            rows += child.map { self.rows(of: $0, .child(of: flow.id, tab: tab)) } ?? []
        }
        return rows + (flow.modal.map { self.rows(of: $0, .modal(over: flow.id)) } ?? [])
    }

    private static func entries(of stack: EntryStack) -> [NaiveEntry] {
        stack.elements.map { NaiveEntry(id: $0.id, destination: $0.destination) }
    }
}
