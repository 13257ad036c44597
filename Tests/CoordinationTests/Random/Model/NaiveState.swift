import Coordination
import WaylineRouting

/// A navigation state without any cunning: a list of flows, copied whole.
struct NaiveState {
    var flows: [NaiveFlow] = []
    var revision = 0
    var nextID = 0

    /// The requests that wait, the oldest first.
    var waiting: [NaiveWaiting] = []

    init(root destination: PlaceStep, _ shape: FlowShape) throws(RoutingError) {
        try begin(.root, destination, shape)
    }

    /// The state without what waits.
    var alone: NaiveState {
        var state = self
        state.waiting = []
        return state
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

    /// The flows that the user can go back to, the one that the user is in first.
    var reachedByBack: [NaiveFlow] {
        var reached: [NaiveFlow] = []
        for flow in chain.reversed() {
            reached.append(flow)
            if flow.slot == .root || flow.isMain { break }
        }
        return reached
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

    mutating func makeEntry(_ destination: PlaceStep) -> NaiveEntry {
        nextID += 1
        return NaiveEntry(id: nextID - 1, destination: destination)
    }

    mutating func begin(
        _ slot: NaiveFlow.Slot, _ destination: PlaceStep, _ shape: FlowShape
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

    /// The flow that has the entry of this number.
    func flow(with entry: Int) -> NaiveFlow {
        flows.first { $0.tabs.joined().contains { $0.id == entry } } ?? flows[0]
    }

    /// The number of the flow whose coordinator a flow belongs to.
    func ownerID(of flow: NaiveFlow) -> Int {
        guard flow.slot != .root, !flow.hasCoordinator, let parent = flow.parent else {
            return flow.id
        }
        return ownerID(of: self[parent])
    }

    /// The state without this entry or flow and all that lies over it. A flow of which nothing is
    /// left begins again or ends.
    func cutting(_ id: Int, beginsAgain: Bool = true) -> NaiveState? {
        var rest = self
        var slot: NaiveFlow.Slot?
        if flows.contains(where: { $0.id == id }) {
            slot = self[id].slot
            rest.remove(id)
        } else {
            let flow = flow(with: id)
            let tab = flow.tabs.firstIndex { $0.contains { $0.id == id } } ?? 0
            let depth = flow.tabs[tab].firstIndex { $0.id == id } ?? 0
            let first =
                beginsAgain ? flow.beginning(of: tab, without: flow.tabs[tab][depth]) : []
            if depth == 0, first.isEmpty { return cutting(flow.id) }
            let new = depth == 0 ? first.map { rest.makeEntry($0) } : []
            rest[flow.id].tabs[tab] = flow.tabs[tab].prefix(depth) + new
            for above in flows where above.slot == .child(of: flow.id, tab: tab) && !above.isMain {
                rest.remove(above.id)
            }
            if tab == flow.selected { rest.uncover(flow.id) }
            slot = flow.slot
        }
        while let below = slot, below != .root {
            guard let parent = flows.first(where: { $0.id == below.parent }) else { break }
            if below == .child(of: parent.id, tab: parent.selected) { rest.uncover(parent.id) }
            slot = parent.slot
        }
        return slot == nil || rest.flows.isEmpty ? nil : rest
    }

    private mutating func uncover(_ id: Int) {
        for above in flows where above.slot == .modal(over: id) { remove(above.id) }
        self[id].alert = nil
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
