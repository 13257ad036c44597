/// What a change needs before it can happen.
extension Change {
    /// Makes the coordinator of a flow that has begun.
    func begin(_ flow: FlowState, over parentID: Int) throws(Unmade) {
        let parent = node(parentID)
        guard let declaration = parent.plan.children[flow.route] else {
            if flow.kind == .modal {
                flows[flow.id] = parent
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
            flows[flow.id] = node
            begun.append(node)
        } catch {
            throw Unmade(id: flow.id, route: flow.route, error: .making(flow.route, error))
        }
    }

    /// Sees to it that a screen that comes is declared.
    func enter(_ entry: Entry, in flowID: Int) throws(Unmade) {
        let flow = node(flowID)
        guard let plan = flow.plan.screens[entry.route] else {
            let isPresented = flows[flowID].map { $0.id != flowID } ?? false
            let known = isPresented ? flow.plan.routes : flow.plan.screenRoutes
            let error = RoutingError.unknownRoute(entry.route, known: known)
            throw Unmade(id: entry.id, route: entry.route, error: error)
        }
        entered.append(ScreenNode(entry, in: flow, plan))
    }

    func leave(_ entry: Int) {
        if let node = navigator.screens[entry] { left.append(node) }
    }

    func end(_ flow: Int) {
        endedIDs.append(flow)
        if let node = navigator.flows[flow], node.id == flow, node.parent != nil {
            ended.append(node)
        }
    }

    /// Makes the screens that come.
    func makeScreens() throws(Unmade) {
        for node in entered {
            do {
                try node.makeScreen()
            } catch {
                let route = node.entry.route
                throw Unmade(id: node.entry.id, route: route, error: .making(route, error))
            }
        }
    }

    private func node(_ id: Int) -> FlowNode {
        guard let node = flows[id] ?? navigator.flows[id] else {
            preconditionFailure("the state has a flow without a coordinator")
        }
        return node
    }
}

extension RoutingError {
    /// What the maker of a screen or a flow has thrown.
    fileprivate static func making(_ route: RouteID, _ error: any Error) -> RoutingError {
        if let error = error as? RouteParametersError { return .invalidParameters(route, error) }
        return .unmade(route, because: "\(error)")
    }
}
