extension NaiveState {
    /// The same with other numbers, from `first` on, given from the bottom to the top.
    func renumbered(from first: Int) -> NaiveState {
        let numbers = Dictionary(
            uniqueKeysWithValues: zip(order.map(\.id), first...).map { ($0, $1) })
        var state = self
        state.flows = rows.map { $0.renumbered { numbers[$0] ?? $0 } }
        state.nextID = first + numbers.count
        return state
    }
}

extension NaiveFlow {
    fileprivate func renumbered(_ number: (Int) -> Int) -> NaiveFlow {
        let slot: Slot =
            switch slot {
            case .root: .root
            case .child(let parent, let tab): .child(of: number(parent), tab: tab)
            case .modal(let parent): .modal(over: number(parent))
            }
        var flow = NaiveFlow(id: number(id), slot: slot, destination: destination)
        flow.names = names
        flow.tabs = tabs.map { stack in
            stack.map { NaiveEntry(id: number($0.id), destination: $0.destination) }
        }
        flow.selected = selected
        flow.alert = alert
        flow.isMain = isMain
        return flow
    }
}
