/// New entries and flows, each with a number that no other has had.
extension NavigationState {
    mutating func makeEntry(_ destination: Destination) throws(RoutingError) -> Entry {
        do {
            try destination.parameters.validated()
        } catch {
            throw .invalidParameters(destination.route, error)
        }
        defer { nextID += 1 }
        return Entry(id: nextID, destination)
    }

    mutating func makeStack(
        _ destinations: [Destination]
    ) throws(RoutingError) -> PersistentStack<Entry> {
        var entries: [Entry] = []
        for destination in destinations { entries.append(try makeEntry(destination)) }
        guard let stack = PersistentStack(contentsOf: entries) else { throw .emptyStack }
        return stack
    }

    mutating func makeTab(_ destination: Destination) throws(RoutingError) -> TabState {
        let stack = PersistentStack(try makeEntry(destination))
        return TabState(name: destination.route, stack: stack, child: nil)
    }

    mutating func makeFlow(
        _ kind: FlowState.Kind, _ destination: Destination, _ shape: FlowShape?
    ) throws(RoutingError) -> FlowState {
        let identity = FlowState.Identity(id: nextID, kind: kind, destination: destination)
        nextID += 1
        switch shape ?? .stack([destination]) {
        case .stack(let destinations):
            return FlowState(identity, stack: try makeStack(destinations))
        case .tabs(let destinations):
            var tabs: [TabState] = []
            for destination in destinations { tabs.append(try makeTab(destination)) }
            guard let first = tabs.first else { throw .emptyStack }
            var flow = FlowState(identity, stack: first.stack)
            flow.show(tabs, at: 0)
            return flow
        }
    }
}
