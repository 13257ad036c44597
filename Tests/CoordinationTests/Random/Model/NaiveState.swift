import Coordination
import WaylineRouting

/// A navigation state without any cunning: a list of flows, copied whole.
struct NaiveState: Equatable {
    var flows: [NaiveFlow] = []
    var revision = 0
    var nextID = 0

    init(root destination: Destination, _ shape: FlowShape) throws(RoutingError) {
        try begin(.root, destination, shape)
    }

    /// The flows that lie over each other and are shown, the one that the user is in last.
    var chain: [NaiveFlow] {
        var chain = flows.filter { $0.slot == .root }
        while let last = chain.last, let above = above(last) { chain.append(above) }
        return chain
    }

    var active: NaiveFlow {
        get { chain[chain.count - 1] }
        set { self[newValue.id] = newValue }
    }

    var top: NaiveEntry { active.stack[active.stack.count - 1] }

    subscript(id: Int) -> NaiveFlow {
        get { flows[place(of: id)] }
        set { flows[place(of: id)] = newValue }
    }

    /// The numbers of all flows and entries.
    var ids: Set<Int> {
        Set(flows.map(\.id) + flows.flatMap { $0.tabs.joined().map(\.id) })
    }

    /// All flows and entries from the bottom to the top.
    var order: [NaiveItem] { flows.first.map(order) ?? [] }

    /// The flows in the order in which they lie over each other.
    var rows: [NaiveFlow] {
        order.compactMap { item in
            if case .flow(let flow) = item { flow } else { nil }
        }
    }

    mutating func makeEntry(_ destination: Destination) -> NaiveEntry {
        nextID += 1
        return NaiveEntry(id: nextID - 1, destination: destination)
    }

    mutating func begin(
        _ slot: NaiveFlow.Slot, _ destination: Destination, _ shape: FlowShape
    ) throws(RoutingError) {
        if flows.isEmpty == false, chain.count >= NavigationState.deepest {
            throw .tooManyFlows(limit: NavigationState.deepest)
        }
        var flow = NaiveFlow(id: nextID, slot: slot, destination: destination)
        nextID += 1
        switch shape {
        case .stack(let places): flow.tabs = [places.map { makeEntry($0) }]
        case .tabs(let places):
            flow.names = places.map(\.route)
            flow.tabs = places.map { [makeEntry($0)] }
        }
        flows.append(flow)
    }

    /// Takes a flow away, with all that lies over it.
    mutating func remove(_ id: Int) {
        for above in flows where above.parent == id { remove(above.id) }
        flows.removeAll { $0.id == id }
    }

    private func above(_ flow: NaiveFlow) -> NaiveFlow? {
        flows.first { $0.slot == .modal(over: flow.id) }
            ?? flows.first { $0.slot == .child(of: flow.id, tab: flow.selected) }
    }

    private func place(of id: Int) -> Int {
        flows.firstIndex { $0.id == id } ?? flows.endIndex
    }

    private func order(_ flow: NaiveFlow) -> [NaiveItem] {
        var order = [NaiveItem.flow(flow)]
        for (tab, stack) in flow.tabs.enumerated() {
            order += stack.map { .entry($0, flow: flow.id) }
            let child = flows.first { $0.slot == .child(of: flow.id, tab: tab) }
            order += child.map(self.order) ?? []
        }
        let modal = flows.first { $0.slot == .modal(over: flow.id) }
        return order + (modal.map(self.order) ?? [])
    }
}

enum NaiveItem {
    case flow(NaiveFlow)
    case entry(NaiveEntry, flow: Int)

    var id: Int {
        switch self {
        case .flow(let flow): flow.id
        case .entry(let entry, _): entry.id
        }
    }
}
