import Coordination
import WaylineRouting

/// A change that the model has on its way.
struct NaiveRequest {
    enum Goal {
        case transition(Transition)

        /// A state with these numbers, some of which may have left.
        case past(NaiveState)

        /// A saved state, which is given numbers of its own when its turn comes.
        case saved(NaiveState, [NaivePending])
        case restored(NaiveState, [NaivePending])
    }

    var goal: Goal

    /// The transition to apply to the state that is the goal.
    var way: Transition?
    let cause: NavigationCause

    /// Under which number the outcome is waited for; nil where nobody does.
    var number: Int?

    /// The way in which screens are left, as far as their flow does not finish.
    let departure: Departure

    /// The entry whose screen has decided.
    var decider: Int?
    var trail: [PlaceStep] = []
    var purpose: (goal: Goal, top: Int, detour: Transition)?

    /// The entry that was on top before it had to wait.
    var origin: Int?
    var detours: [Transition] = []

    init(
        _ goal: Goal, _ cause: NavigationCause, _ number: Int?, decider: Int? = nil,
        leaving departure: Departure = .transition
    ) {
        self.departure = departure
        self.goal = goal
        self.cause = cause
        isCut = cause == .restore
        self.number = number
        self.decider = decider
    }

    /// Whether what a guard refuses is left out, and what lies below it stays.
    var isCut: Bool

    /// The revision that it was revived at, until its turn has come.
    var revision: Int?

    /// The screens about which the user has agreed to leave.
    var agreed: Set<Int> = []

    func cut(to remains: NaiveState) -> NaiveRequest {
        var request = self
        request.goal = replacing(by: remains)
        request.way = nil
        request.purpose = nil
        return request
    }

    /// Without a place of the state that its detour begins in.
    func leavingOut(_ check: NaiveCheck) -> NaiveRequest? {
        guard way != nil, let id = check.place?.id, let base, id < base.nextID,
            let rest = base.cutting(id)
        else { return nil }
        var request = self
        request.goal = replacing(by: rest)
        return request
    }

    private var base: NaiveState? {
        switch goal {
        case .past(let state), .restored(let state, _): state
        case .transition, .saved: nil
        }
    }

    private func replacing(by state: NaiveState) -> Goal {
        if case .restored(_, let pending) = goal {
            .restored(state, pending)
        } else {
            .past(state)
        }
    }

    /// The number of the place whose condition no longer holds.
    var ledAwayFrom: Int?
    var hasGivenWay = false

    /// The link that waits for the outcome; at most one.
    var followers: [NaiveFollower] = []

    /// Why it stays, if it does.
    var reason: String {
        if case .transition(let transition) = goal { Self.reason(of: transition) } else { "" }
    }

    private static func reason(of transition: Transition) -> String {
        switch transition {
        case .stay(let reason): reason
        case .sequence(let parts): parts.map(reason).first { !$0.isEmpty } ?? ""
        default: ""
        }
    }
}

/// A link that waits for a place, with what the place waited for when it came.
struct NaiveFollower {
    let request: NaiveRequest
    let brought: [Int]
}

/// All that one change does.
struct NaiveChange {
    let state: NaiveState
    let isWhole: Bool
    var left: [NaiveEntry] = []
    var ended: [NaiveFlow] = []
    var begun: [NaiveFlow] = []
    var entered: [NaiveEntry] = []

    /// What comes, flows and entries, from the bottom to the top.
    private(set) var coming: [NaiveItem] = []
    var finished: [Int: FlowOutput] = [:]

    /// From one state to another; where it is `whole`, they have nothing in common.
    init(from old: NaiveState, to new: NaiveState, whole: Bool) {
        state = new
        isWhole = whole
        let (kept, known) = whole ? ([], []) : (new.ids, old.ids)
        for item in old.order.reversed() where !kept.contains(item.id) {
            switch item {
            case .flow(let flow): ended.append(flow)
            case .entry(let entry, _): left.append(entry)
            }
        }
        coming = new.order.filter { !known.contains($0.id) }
        for item in coming {
            switch item {
            case .flow(let flow): begun.append(flow)
            case .entry(let entry, _): entered.append(entry)
            }
        }
    }

    /// The coordinators that it makes.
    var coordinators: [NaiveFlow] { begun.filter(\.hasCoordinator) }
}

extension NaiveFlow {
    /// Whether it has a coordinator of its own, the root's apart.
    var hasCoordinator: Bool { slot != .root && WalkFlows.children.contains(destination.route) }

    /// True if somebody gets its result.
    var hasResult: Bool { hasCoordinator || isModal && destination.route == WalkFlows.form }
}

/// A guard to be asked.
struct NaiveCheck {
    let destination: PlaceStep
    let isSlow: Bool

    /// The number of what is entered, and of the flow whose coordinator declares it; nil for a
    /// screen that is left.
    var place: (id: Int, owner: Int)?
    var leaving: Int?
}

/// A change that waits for the user's answer.
struct NaiveQuestion {
    let alert: Alert
    var request: NaiveRequest
    let change: NaiveChange
    let check: NaiveCheck
    let rest: [NaiveCheck]
}

/// A change that waits for a guard.
struct NaiveSuspension {
    /// Which of all guards that take their time it is.
    let guardNumber: Int
    var request: NaiveRequest
    let change: NaiveChange
    let check: NaiveCheck
    let rest: [NaiveCheck]
}
