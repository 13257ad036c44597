/// The place that a request leads to, as it was decided.
public struct NavigationGoal: Equatable, Codable, Sendable {
    /// The state that a request leads to.
    public enum Target: Equatable, Codable, Sendable {
        /// The state after this transition.
        case transition(Transition)

        /// A state that shares screens and flows with the current one, and the state after this
        /// transition from there.
        indirect case state(NavigationState, then: Transition?)

        /// The same of a saved state, all of whose screens are made.
        indirect case saved(NavigationState, then: Transition?)

        /// The current state, all of whose screens are made again.
        indirect case again(NavigationState)

        /// The end of the program.
        case end
    }

    /// The parts that most goals do not have.
    struct Details: Equatable, Codable, Sendable {
        var next: PendingNavigation?
        var trail: [PlaceStep] = []
        var agreed: Set<Int> = []
        var isWayOut = false
        var allowed: [Int: Int] = [:]

        /// `allowed` is not saved: all guards are asked again.
        private enum CodingKeys: CodingKey {
            case next, trail, agreed, isWayOut
        }
    }

    package private(set) var target: Target

    /// The number of the entry that was on top when this was decided.
    package var top: Int

    /// The number of the entry whose own screen has decided: it is not asked whether it may be
    /// left.
    package internal(set) var decider: Int?
    private var details: Shared<Details>?

    package init(_ target: Target, top: Int, decider: Int? = nil) {
        self.target = target
        self.top = top
        self.decider = decider
    }

    /// The change to continue with when everything that this goal shows has left again.
    package var next: PendingNavigation? {
        get { details?.value.next }
        set { if newValue != nil || details != nil { change { $0.next = newValue } } }
    }

    /// The destinations whose guards have led here, in order.
    package var trail: [PlaceStep] {
        get { details?.value.trail ?? [] }
        set { change { $0.trail = newValue } }
    }

    /// The numbers of the entries that the user has agreed to leave.
    package var agreed: Set<Int> {
        get { details?.value.agreed ?? [] }
        set { change { $0.agreed = newValue } }
    }

    /// True if it leads out of a part whose condition is broken, and nowhere else.
    package var isWayOut: Bool {
        get { details?.value.isWayOut ?? false }
        set { change { $0.isWayOut = newValue } }
    }

    /// The number of guards that have allowed the change, by the numbers of their parts.
    package var allowed: [Int: Int] {
        get { details?.value.allowed ?? [:] }
        set { if !newValue.isEmpty || details != nil { change { $0.allowed = newValue } } }
    }

    private mutating func change(_ change: (inout Details) -> Void) {
        var new = details?.value ?? Details()
        change(&new)
        details = new == Details() ? nil : Shared(new)
    }

    /// The final goal: that of the next change, or else this one.
    package var last: NavigationGoal { next?.goal ?? self }

    /// The state that it begins in; nil for the current state.
    package var base: NavigationState? {
        switch target {
        case .state(let state, _), .saved(let state, _), .again(let state): state
        case .transition, .end: nil
        }
    }

    /// The transition to apply, if there is one.
    package var step: Transition? {
        switch target {
        case .transition(let step): step
        case .state(_, let step), .saved(_, let step): step
        case .again, .end: nil
        }
    }

    /// The saved state that it restores; nil for another goal.
    package var saved: NavigationState? {
        if case .saved(let state, _) = target { state } else { nil }
    }

    /// True if something waits when it is reached.
    package var leadsOn: Bool {
        if case .saved = target { true } else { hasNext }
    }

    /// True if there is a ``next`` change, which is not copied to find out.
    package var hasNext: Bool {
        guard let details else { return false }
        return details.value.next != nil
    }

    /// True if all screens are made.
    package var makesAll: Bool {
        switch target {
        case .saved, .again: true
        case .transition, .state, .end: false
        }
    }

    package var isEnd: Bool {
        if case .end = target { true } else { false }
    }

    /// The lowest number that is free in all its states.
    package var nextID: Int {
        max(base?.nextID ?? 0, hasNext ? next?.goal.nextID ?? 0 : 0)
    }

    /// Returns the same decision with another target. What guards have allowed does not count for
    /// it, but what the user has agreed to leave does.
    package func to(_ target: Target, next: PendingNavigation?) -> NavigationGoal {
        var goal = self
        goal.target = target
        goal.next = next
        goal.allowed = [:]
        return goal
    }

    /// The target that leads to `state` in the same way, and on from there.
    package func target(_ state: NavigationState, then step: Transition? = nil) -> Target {
        guard let saved else { return .state(state.withoutWaiting, then: step) }
        var state = state
        state.pending = saved.pending.map { $0.restored(in: state, from: saved) }
        state.drafts = saved.drafts
        return .saved(state, then: step)
    }

    /// Returns whether the entry or flow of this number belongs to the place that it leads to.
    func contains(_ id: Int) -> Bool {
        base?.contains(id) ?? false || next?.goal.contains(id) ?? false
    }

    /// Changes each state that it leads to. `isSaved` is true for a saved one.
    package mutating func changeStates<Failure: Error>(
        _ change: (_ state: inout NavigationState, _ isSaved: Bool) throws(Failure) -> Void
    ) throws(Failure) {
        switch target {
        case .state(var state, let step):
            try change(&state, false)
            target = .state(state, then: step)
        case .saved(var state, let step):
            try change(&state, true)
            target = .saved(state, then: step)
        case .transition, .again, .end: break
        }
        guard var next else { return }
        try next.goal.changeStates(change)
        self.next = next
    }

    /// Changes each transition that it applies.
    package mutating func changeSteps(_ change: (Transition) -> Transition) {
        switch target {
        case .transition(let step): target = .transition(change(step))
        case .state(let state, let step): target = .state(state, then: step.map(change))
        case .saved(let state, let step): target = .saved(state, then: step.map(change))
        case .again, .end: break
        }
        guard var next else { return }
        next.goal.changeSteps(change)
        self.next = next
    }

    /// Gives its entries and flows new numbers.
    mutating func renumber(with numbers: inout Renumbering) {
        switch target {
        case .transition(let step): target = .transition(numbers.renumbered(step))
        case .state(var state, let step):
            numbers.renumber(&state)
            target = .state(state, then: step.map { numbers.renumbered($0) })
        case .saved(var state, let step):
            numbers.renumber(&state)
            target = .saved(state, then: step.map { numbers.renumbered($0) })
        case .again, .end: break
        }
        top = numbers.number(of: top)
        decider = decider.map { numbers.number(of: $0) }
        if details == nil { return }
        agreed = Set(agreed.map { numbers.number(of: $0) })
        next = next.map { numbers.renumbered($0) }
    }
}

extension Shared: Codable where Value: Codable {
    convenience init(from decoder: any Decoder) throws {
        self.init(try Value(from: decoder))
    }

    func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
    }
}
