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
        var state = tree.nothingWaits ? tree.state : tree.state.withoutWaiting
        state.nextID = max(state.nextID, goal.nextID)
        switch goal.target {
        case .transition(let step):
            guard try advance(&state, by: step, &finished, tree) else { return nil }
        case .state(let base, let step), .saved(let base, let step):
            state = base.following(state)
            if let step { _ = try advance(&state, by: step, &finished, tree) }
        case .again(let base): state = base.following(state)
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

    /// Returns whether there was anything to change.
    private static func advance(
        _ state: inout NavigationState, by step: Transition, _ finished: inout [FinishedFlow],
        _ tree: NavigationTree
    ) throws(MakingError) -> Bool {
        do throws(RoutingError) {
            return try state.advance(by: step, &finished, tree.shape)
        } catch {
            throw MakingError(error)
        }
    }
}

extension NavigationTree {
    fileprivate func keepFirstScreens(of change: borrowing Change) {
        for node in change.entered {
            node.isFirstOfApp = screens[node.entry.id]?.isFirstOfApp == true
        }
    }
}
