import WaylineRouting

extension NavigationRequest {
    /// The state that the request leads to.
    enum Goal {
        /// The state after this transition.
        case transition(Transition)

        /// A state with these entries and flows, some of which can have left and are made again,
        /// with the drafts of a restoration.
        case place(NavigationState, Restoration?)

        /// A saved state.
        case restored(NavigationState, Restoration)

        /// The end of the program, where the state is still that of the last screen.
        case end
    }

    /// A goal that another change must come before. An object, since most requests have none.
    @MainActor
    final class Postponed {
        var goal: Goal

        /// The entry that was on top.
        let top: Int

        /// The change that must come first.
        var first: Transition

        init(goal: Goal, top: Int, first: Transition) {
            self.goal = goal
            self.top = top
            self.first = first
        }
    }
}

extension NavigationRequest.Goal {
    /// The restoration that has the drafts of the goal's screens.
    var restoration: Restoration? {
        switch self {
        case .place(_, let restoration): restoration
        case .restored(_, let restoration): restoration
        case .transition, .end: nil
        }
    }

    /// The state that the goal is, as far as it is one.
    var state: NavigationState? {
        switch self {
        case .place(let state, _): state
        case .restored(let state, _): state
        case .transition, .end: nil
        }
    }

    /// The goal that leads to `state` in the same way.
    func replacingState(by state: NavigationState) -> Self {
        switch self {
        case .restored(_, let restoration): .restored(state, restoration)
        case .place(_, let restoration): .place(state, restoration)
        case .transition, .end: .place(state, nil)
        }
    }
}

extension LinkTable<Transition>? {
    /// Returns the transition that `link` leads to.
    func target(of link: String) throws(RoutingError) -> Transition {
        guard let links = self else { throw .noLinks(link) }
        let read: Link
        do throws(LinkError) {
            read = try Link(parsing: link)
        } catch {
            throw .unreadableLink(error)
        }
        do throws(LinkMatchError) {
            return try links.target(of: read)
        } catch {
            throw .unmatchedLink(error)
        }
    }
}
