import Coordination
import WaylineRouting

/// A wish to navigate, as the model carries it out.
struct NaiveRequest {
    /// The number under which its outcome is awaited. Nobody awaits a negative one.
    var ticket: Int
    let cause: NavigationCause

    /// The way in which screens are left, as far as their flow does not finish.
    let departure: Departure

    /// The entry whose screen has decided.
    var decider: Int?

    /// True if a refused part is left out, and the place below it is kept.
    var isCut = false

    /// The number of the place whose condition no longer holds.
    var broken: Int?

    /// The entry or flow whose code awaits the result. The request ends with it.
    var caller: Int?

    /// The changes that it has waited for.
    var first: [Transition] = []

    /// The screens about which the user has agreed to leave.
    var agreed: Set<Int> = []

    init(
        _ ticket: Int, _ cause: NavigationCause, decider: Int? = nil,
        leaving departure: Departure = .transition
    ) {
        self.ticket = ticket
        self.cause = cause
        self.departure = departure
        self.decider = decider
        isCut = cause == .restore
    }
}

/// The goal of a request.
struct NaiveGoal {
    enum Target {
        case transition(Transition)

        /// A state with these numbers, some of which may have left, and a step from there.
        case place(NaiveState, then: Transition?)

        /// The same of a saved state, with what waited in it.
        case saved(NaiveState, then: Transition?)
    }

    var target: Target

    /// The request that goes on when all that this brings has left again: at most one.
    var next: [NaiveWaiting] = []

    /// The places whose guards have led here.
    var trail: [PlaceStep] = []

    /// True if it leads out of the place whose condition no longer holds, and nowhere else.
    var isWayOut = false

    /// The places whose guards have allowed it. New ones are counted downwards from -1.
    var passed: Set<Int> = []

    init(_ target: Target) {
        self.target = target
    }

    /// The state that it begins in; nil for the state of then.
    var base: NaiveState? {
        switch target {
        case .place(let state, _), .saved(let state, _): state
        case .transition: nil
        }
    }

    var step: Transition? {
        switch target {
        case .transition(let step): step
        case .place(_, let step), .saved(_, let step): step
        }
    }

    var isSaved: Bool {
        if case .saved = target { true } else { false }
    }

    /// The lowest number that none of its states has.
    var nextID: Int { max(base?.nextID ?? 0, next.first?.goal.nextID ?? 0) }

    /// Another goal of the same request. Its guards are asked from the first on.
    func to(_ target: Target, next: [NaiveWaiting] = []) -> NaiveGoal {
        var goal = self
        (goal.target, goal.next, goal.passed) = (target, next, [])
        return goal
    }

    /// Leads to `state` in the same way.
    func leading(to state: NaiveState, then step: Transition? = nil) -> Target {
        guard case .saved(let saved, _) = target else { return .place(state.alone, then: step) }
        var state = state
        state.waiting = saved.waiting.map { $0.restored(in: state, from: saved) }
        return .saved(state, then: step)
    }
}

/// A request that waits, as it is saved.
struct NaiveWaiting {
    enum Until: Equatable {
        /// Until nothing with these numbers is there.
        case gone([Int])

        /// Until a guard or the user has answered.
        case answer

        /// Until a guard has answered that calls: it awaits the end of these.
        case result(of: [Int])
    }

    var request: NaiveRequest
    var goal: NaiveGoal

    /// The entry that was on top.
    var top: Int
    var until: Until

    /// The place that must come before this link.
    var behind: Int?

    var ticket: Int { request.ticket }
    var isAsked: Bool {
        if case .gone = until { false } else { true }
    }

    /// True if it waits for other places, and none of them is there.
    func isReady(in state: NaiveState) -> Bool {
        switch until {
        case .gone(let ids), .result(let ids): state.ids.isDisjoint(with: ids)
        case .answer: false
        }
    }

    /// Its guards can demand again what it waited for, if that was there and could not be restored.
    func restored(in state: NaiveState, from saved: NaiveState) -> NaiveWaiting {
        var new = self
        if isAsked {
            new.request.first = []
            if isReady(in: state) { new.until = .answer }
        } else if !isReady(in: saved), isReady(in: state) {
            new.request.first.removeLast()
            new.until = .gone([])
        }
        return new
    }
}
