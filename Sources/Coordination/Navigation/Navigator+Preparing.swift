/// What a change needs before it can happen.
extension Navigator {
    /// The state after `transition`, and what flows have finished with on the way there.
    func state(
        after transition: Transition, _ finished: inout [FinishedFlow]
    ) throws(RoutingError) -> NavigationState {
        try state.applying(transition, &finished) { (destination, state) throws(RoutingError) in
            shape(of: destination, in: state)
        }
    }

    /// Makes the coordinators of what has begun, and sees to it that all screens are declared.
    func prepare(
        _ state: NavigationState, _ difference: StateDifference, _ finished: [FinishedFlow],
        root: FlowNode? = nil
    ) throws(RoutingError) -> Change {
        do throws(Unmade) {
            return try prepared(state, difference, finished, root: root)
        } catch {
            throw error.error
        }
    }

    /// The same, with an error that says what of the state could not be made.
    func prepared(
        _ state: NavigationState, _ difference: StateDifference, _ finished: [FinishedFlow],
        root: FlowNode? = nil
    ) throws(Unmade) -> Change {
        let change = Change(state, difference)
        for level in difference.begun {
            if let root, level.parent == nil {
                change.flows[root.id] = root
            } else {
                try begin(level, in: change)
            }
        }
        change.arrivals.reserveCapacity(difference.entered.count)
        for place in difference.entered {
            change.arrivals.append(try arrival(place, in: change))
        }
        end(difference, in: change)
        for node in change.ended {
            let result = finished.first { $0.id == node.id }?.result
            do throws(RouteParametersError) {
                if let telling = try node.telling(of: result) { change.tellings.append(telling) }
            } catch {
                let error = RoutingError.invalidParameters(node.route, error)
                throw Unmade(id: node.id, route: node.route, error: error)
            }
        }
        return change
    }

    /// Looks up who goes.
    func end(_ difference: StateDifference, in change: Change) {
        change.left.reserveCapacity(difference.left.count)
        for entry in difference.left {
            if let node = screens[entry] { change.left.append(node) }
        }
        for flow in difference.ended {
            if let node = flows[flow], node.id == flow, node.parent != nil {
                change.ended.append(node)
            }
        }
    }

    /// Makes the screens of a change.
    func makeScreens(of change: Change) throws(Unmade) {
        change.screens = []
        change.screens.reserveCapacity(change.arrivals.count)
        for arrival in change.arrivals {
            let route = arrival.entry.route
            do {
                let screen = try arrival.plan.make(
                    arrival.flow.coordinator, arrival.entry.parameters)
                change.screens.append(ScreenNode(arrival, screen))
            } catch {
                throw Unmade(id: arrival.entry.id, route: route, error: .making(route, error))
            }
        }
    }

    private func node(_ id: Int, in change: Change) -> FlowNode {
        guard let node = flows[id] ?? change.flows[id] else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        return node
    }

    private func begin(_ level: StateDifference.Level, in change: Change) throws(Unmade) {
        guard let parentID = level.parent else {
            preconditionFailure("the flow that the app consists of does not begin again")
        }
        let (flow, parent) = (level.flow, node(parentID, in: change))
        guard let declaration = parent.plan.children[flow.route] else {
            if flow.kind == .modal {
                change.flows[flow.id] = parent
                return
            }
            let error = RoutingError.unknownRoute(flow.route, known: parent.plan.childRoutes)
            throw Unmade(id: flow.id, route: flow.route, error: error)
        }
        do {
            let coordinator = try declaration.make(parent.coordinator, flow.destination.parameters)
            let node = FlowNode(
                id: flow.id, destination: flow.destination, plan: declaration.flow(),
                coordinator: coordinator, parent: parent, declaration: declaration)
            change.flows[flow.id] = node
            change.begun.append(node)
        } catch {
            throw Unmade(id: flow.id, route: flow.route, error: .making(flow.route, error))
        }
    }

    private func arrival(
        _ place: StateDifference.Place, in change: Change
    ) throws(Unmade) -> Change.Arrival {
        let flow = node(place.flow, in: change)
        guard let plan = flow.plan.screens[place.entry.route] else {
            let route = place.entry.route
            let error = RoutingError.unknownRoute(route, known: flow.plan.screenRoutes)
            throw Unmade(id: place.entry.id, route: route, error: error)
        }
        return Change.Arrival(entry: place.entry, flow: flow, plan: plan)
    }

    /// What a flow begins with that is begun in `state`, by what the flow that the user is in declares.
    private func shape(of destination: Destination, in state: NavigationState) -> FlowShape? {
        var flow = state.root
        var plan = flows[flow.id]?.plan
        while let above = flow.above {
            plan = flows[above.id]?.plan ?? plan?.children[above.route]?.flow() ?? plan
            flow = above
        }
        return plan?.children[destination.route]?.flow().shape
    }
}

extension NavigationState {
    /// This state as what comes after `other`: no number is given twice.
    func following(_ other: NavigationState) -> NavigationState {
        var state = self
        state.revision = max(revision, other.revision) + 1
        state.nextID = max(nextID, other.nextID)
        return state
    }
}

extension RoutingError {
    /// What the maker of a screen or a flow has thrown.
    fileprivate static func making(_ route: RouteID, _ error: any Error) -> RoutingError {
        if let error = error as? RouteParametersError { return .invalidParameters(route, error) }
        return .unmade(route, because: "\(error)")
    }
}
