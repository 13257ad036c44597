/// What a change needs before it can happen.
extension Navigator {
    /// The state that `goal` stands for, and what flows have finished with on the way there.
    func state(
        after goal: Errand.Goal, _ finished: inout [FinishedFlow]
    ) throws(RoutingError) -> NavigationState {
        switch goal {
        case .transition(let transition):
            return try state.applying(transition, &finished) {
                (destination, state) throws(RoutingError) in
                try shape(of: destination, in: state)
            }
        case .travel(let index):
            var next = history[index]
            next.follow(state)
            return next
        case .restored(var next):
            next.follow(state)
            return next
        }
    }

    /// Makes the coordinators of what has begun, and sees to it that all screens are declared.
    func prepare(
        _ state: NavigationState, _ difference: StateDifference, finished: [FinishedFlow],
        root: FlowNode? = nil
    ) throws(RoutingError) -> Change {
        do throws(Unmade) {
            return try prepared(state, difference, finished: finished, root: root)
        } catch {
            throw error.error
        }
    }

    /// The same, with an error that says what of the state could not be made.
    func prepared(
        _ state: NavigationState, _ difference: StateDifference, finished: [FinishedFlow],
        root: FlowNode? = nil
    ) throws(Unmade) -> Change {
        var change = Change(state: state, difference: difference, root: root)
        for level in difference.begun {
            change.flows[level.flow.id] = try node(of: level, in: change)
        }
        for place in difference.entered {
            let plan = node(place.flow, in: change).plan
            guard plan.screens[place.entry.route] == nil else { continue }
            let error = RoutingError.unknownRoute(place.entry.route, known: plan.screenRoutes)
            throw Unmade(id: place.entry.id, route: place.entry.route, error: error)
        }
        for flow in difference.ended {
            if let telling = try telling(of: flow, finished) { change.tellings.append(telling) }
        }
        return change
    }

    /// Makes the screens of a change.
    func makeScreens(of change: Change) throws(RoutingError) -> Change {
        do throws(Unmade) {
            return try withScreens(change)
        } catch {
            throw error.error
        }
    }

    /// The same, with an error that says what of the state could not be made.
    func withScreens(_ change: Change) throws(Unmade) -> Change {
        var change = change
        change.screens.reserveCapacity(change.difference.entered.count)
        for place in change.difference.entered {
            change.screens.append(try makeScreen(place.entry, node(place.flow, in: change)))
        }
        return change
    }

    /// The flow of this number, which is there or is about to be.
    func node(_ id: Int, in change: Change) -> FlowNode {
        guard let node = change.flows[id] ?? flows[id] else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        return node
    }

    private func node(
        of level: StateDifference.Level, in change: Change
    ) throws(Unmade) -> FlowNode {
        let flow = level.flow
        guard let parentID = level.parent else {
            guard let root = change.root else {
                preconditionFailure("the flow that the app consists of does not begin again")
            }
            return root
        }
        let parent = node(parentID, in: change)
        guard let declaration = parent.plan.children[flow.route] else {
            if flow.kind == .modal { return parent }
            let error = RoutingError.unknownRoute(flow.route, known: parent.plan.childRoutes)
            throw Unmade(id: flow.id, route: flow.route, error: error)
        }
        do {
            return FlowNode(
                id: flow.id, route: flow.route, plan: declaration.flow(),
                coordinator: try declaration.make(parent.coordinator, flow.destination.parameters),
                parent: parent, declaration: declaration)
        } catch {
            throw Unmade(id: flow.id, route: flow.route, error: .making(flow.route, error))
        }
    }

    private func makeScreen(_ entry: Entry, _ flow: FlowNode) throws(Unmade) -> ScreenNode {
        guard let plan = flow.plan.screens[entry.route] else {
            preconditionFailure("the screen '\(entry.route)' was not looked for before it is made")
        }
        do {
            let screen = try plan.make(flow.coordinator, entry.parameters)
            return ScreenNode(entry: entry, flow: flow, plan: plan, screen: screen)
        } catch {
            throw Unmade(id: entry.id, route: entry.route, error: .making(entry.route, error))
        }
    }

    private func telling(
        of flow: FlowState, _ finished: [FinishedFlow]
    ) throws(Unmade) -> Change.Telling? {
        guard let node = flows[flow.id], node.id == flow.id, let parent = node.parent,
            let declaration = node.declaration
        else { return nil }
        let result = finished.first { $0.id == flow.id }?.result
        do throws(RouteParametersError) {
            return Change.Telling(parent: parent, tell: try declaration.result(result))
        } catch {
            let error = RoutingError.invalidParameters(flow.route, error)
            throw Unmade(id: flow.id, route: flow.route, error: error)
        }
    }

    /// What a flow begins with that is begun in `state`, by what the flow that the user is in declares.
    private func shape(
        of destination: Destination, in state: NavigationState
    ) throws(RoutingError) -> FlowShape? {
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
    /// Has this be what comes after `other`: numbers are not given twice.
    fileprivate mutating func follow(_ other: NavigationState) {
        revision = max(revision, other.revision) + 1
        nextID = max(nextID, other.nextID)
    }
}

extension RoutingError {
    /// What the maker of a screen or a flow has thrown.
    fileprivate static func making(_ route: RouteID, _ error: any Error) -> RoutingError {
        if let error = error as? RouteParametersError { return .invalidParameters(route, error) }
        return .unmade(route, because: "\(error)")
    }
}
