extension NavigationState {
    /// The most flows that can lie over each other.
    public static let deepest = 64

    /// The state after `transition`, or why there is none. This one stays as it is.
    ///
    /// `shape` returns the first screens of a flow that lies over others, the lowest first; if it
    /// returns nil, the flow begins with the screen of its own name. The cost does not depend on how
    /// many screens there are.
    public func applying(
        _ transition: Transition, shape: (RouteID, [FlowLevel]) -> FlowShape? = { _, _ in nil }
    ) throws(RoutingError) -> NavigationState {
        var finished: [FinishedFlow] = []
        return try applying(transition, &finished, shape)
    }

    /// The state after `transition`. What flows have finished with is added to `finished`.
    package func applying(
        _ transition: Transition, _ finished: inout [FinishedFlow],
        _ shape: (RouteID, [FlowLevel]) -> FlowShape?
    ) throws(RoutingError) -> NavigationState {
        var next = self
        if try next.apply(transition, &finished, shape) { next.revision += 1 }
        return next
    }

    /// Returns whether there was anything to change.
    private mutating func apply(
        _ transition: Transition, _ finished: inout [FinishedFlow],
        _ shape: (RouteID, [FlowLevel]) -> FlowShape?
    ) throws(RoutingError) -> Bool {
        switch transition {
        case .stay: return false
        case .push(let destination):
            let entry = try makeEntry(destination)
            try changeStack { (stack) throws(RoutingError) in stack.push(entry) }
        case .replace(let destination):
            let entry = try makeEntry(destination)
            try changeStack { (stack) throws(RoutingError) in stack.replaceTop(with: entry) }
        case .stack(let destinations):
            let new = try makeStack(destinations)
            try changeStack { (stack) throws(RoutingError) in stack = new }
        case .popTo(let route) where isShown({ $0.top.route == route }): return false
        case .popTo(let route):
            try changeStack { (stack) throws(RoutingError) in
                if stack.pop(to: route) { return }
                throw .notInStack(route, stack: stack.elements.map(\.route))
            }
        case .popToRoot where isShown({ $0.count == 1 }): return false
        case .popToRoot: try changeStack { (stack) throws(RoutingError) in stack.popAll() }
        case .pop: try root.changeActive { (flow) throws(RoutingError) in try flow.goBack() }
        case .finish(let result):
            finished.append(FinishedFlow(id: activeFlow.id, result: result))
            try root.changeActive { (flow) throws(RoutingError) in try flow.finish() }
        case .present(let destination):
            let modal = try begin(.modal, destination, shape)
            try cover { $0 = FlowState.Cover(modal: modal) }
        case .alert(let alert): try cover { $0.alert = alert }
        case .start(let destination):
            let child = try begin(.child, destination, shape)
            try root.changeActive { (flow) throws(RoutingError) in flow.begin(child) }
        case .dismiss: try dismiss()
        case .unwind: return root.uncover()
        case .enter(let destination):
            if let hasChanged = root.uncover(mainFlow: destination) { return hasChanged }
            _ = root.uncover()
            root.child = try begin(.main, destination, shape)
        case .select(let name): return try select(name)
        case .sequence(let transitions):
            var hasChanged = false
            for transition in transitions {
                hasChanged = try apply(transition, &finished, shape) || hasChanged
            }
            return hasChanged
        }
        return true
    }
}

/// The changes that transitions are made of.
extension NavigationState {
    /// Changes the screens. An alert over them ends.
    private mutating func changeStack(
        _ change: (inout EntryStack) throws(RoutingError) -> Void
    ) throws(RoutingError) {
        try root.changeActive { (flow) throws(RoutingError) in
            try change(&flow.stack)
            flow.settle()
            return true
        }
    }

    private mutating func cover(
        _ change: (inout FlowState.Cover) -> Void
    ) throws(RoutingError) {
        try root.changeActive { (flow) throws(RoutingError) in
            change(&flow.cover)
            return true
        }
    }

    private mutating func dismiss() throws(RoutingError) {
        if activeFlow.alert != nil {
            try cover { $0.alert = nil }
        } else if !root.dismissLast() {
            throw .nothingToDismiss
        }
    }

    private mutating func select(_ name: RouteID) throws(RoutingError) -> Bool {
        guard let hasChanged = root.select(name) else {
            throw .unknownTab(name, known: root.selectableTabs)
        }
        return hasChanged
    }

    /// Returns whether the user sees a stack that satisfies `isWanted`, and no alert over it.
    private func isShown(_ isWanted: (EntryStack) -> Bool) -> Bool {
        let flow = activeFlow
        return flow.alert == nil && isWanted(flow.stack)
    }

    @inline(never)
    private mutating func begin(
        _ kind: FlowState.Kind, _ destination: Destination,
        _ shape: (RouteID, [FlowLevel]) -> FlowShape?
    ) throws(RoutingError) -> FlowState {
        let levels = sequence(first: root, next: \.above).map {
            FlowLevel(id: $0.id, route: $0.route)
        }
        guard levels.count < Self.deepest else { throw .tooManyFlows(limit: Self.deepest) }
        return try makeFlow(kind, destination, shape(destination.route, levels))
    }
}

extension FlowState {
    fileprivate mutating func settle() {
        if !isUncovered { cover.alert = nil }
    }

    fileprivate mutating func begin(_ child: FlowState) -> Bool {
        settle()
        self.child = child
        return true
    }

    fileprivate mutating func goBack() throws(RoutingError) -> Bool {
        settle()
        if stack.pop() { return true }
        if kind.isLeftByBack { return false }
        throw .lastScreen(stack.top.route)
    }

    fileprivate func finish() throws(RoutingError) -> Bool {
        if kind == .root { throw .rootCannotFinish(route) }
        return false
    }
}
