import WaylineRouting

/// Plans the change to a goal. It has no effect, but makes the coordinators of new flows, since
/// their guards need them.
@MainActor
enum Planner {
    /// Returns the change that leads to `goal`; nil if there is nothing to change.
    static func change(
        to goal: NavigationGoal, _ tree: NavigationTree, isCut: Bool
    ) throws(MakingError) -> Change? {
        var finished: [FinishedFlow] = []
        let state: NavigationState
        switch goal.target {
        case .transition(let transition):
            state = try next(transition, from: tree.start(for: goal), &finished, tree)
            if state.revision == tree.state.revision { return nil }
        case .state(let place, let step), .saved(let place, let step):
            state = try next(step, from: place.following(tree.start(for: goal)), &finished, tree)
        case .again(let place): state = place.following(tree.state)
        case .end: return StateComparison.endOfAll(tree)
        }
        let change =
            goal.makesAll
            ? try StateComparison.whole(tree, state)
            : try StateComparison.difference(tree, state, finished)
        if isCut { change.noteFirstScreens() }
        if case .again = goal.target { tree.keepFirstScreens(of: change) }
        return change
    }

    private static func next(
        _ step: Transition?, from start: NavigationState, _ finished: inout [FinishedFlow],
        _ tree: NavigationTree
    ) throws(MakingError) -> NavigationState {
        guard let step else { return start }
        do throws(RoutingError) {
            return try start.applying(step, &finished, tree.shape)
        } catch {
            throw MakingError(error)
        }
    }
}

extension NavigationTree {
    /// The current state, whose next number is above all numbers of `goal`.
    fileprivate func start(for goal: NavigationGoal) -> NavigationState {
        if goal.nextID <= state.nextID { return state }
        var start = state
        start.nextID = goal.nextID
        return start
    }

    fileprivate func keepFirstScreens(of change: borrowing Change) {
        for node in change.entered {
            node.isFirstOfApp = screens[node.entry.id]?.isFirstOfApp == true
        }
    }
}
