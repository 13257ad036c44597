import WaylineRouting

/// A request to navigate, from its submission to its outcome.
@MainActor
final class NavigationRequest {
    /// The number of times that a request can wait for another change.
    private static let postponementLimit = 16

    /// The number of redirections of a request from which on they count as a circle.
    private static let redirectLimit = 64

    @exclusivity(unchecked) private(set) var kind: Kind
    let cause: NavigationCause

    /// The revision of the state that it was made for, until its turn has come; nil for any.
    @exclusivity(unchecked) private var revision: Int?

    /// The departure of screens whose flow does not finish.
    let departure: Departure

    /// True if a refused screen is dropped and the screens below it are kept: in a saved state, or
    /// in the current state if a condition no longer holds.
    let isCut: Bool

    /// True if it belongs to a user: the next user must not reach its goal.
    @exclusivity(unchecked) var isOwned: Bool

    /// The list of the parts of a saved state that were omitted.
    let omissions: Restoration?

    /// The number of the entry or flow whose condition no longer holds.
    let ledAwayFrom: Int?
    @exclusivity(unchecked) private(set) var hasGivenWay = false

    /// The first screens of that entry's flow.
    private let shape: FlowShape?

    /// The entries of the screens that the user has agreed to leave.
    @exclusivity(unchecked) var agreed: Set<Int> = []

    /// The recorder's time at which its turn came; nil if no event is observed.
    @exclusivity(unchecked) var start: Duration?

    /// The screen that was asked for the route; nil if no event is observed.
    @exclusivity(unchecked) var asked: AskedScreen?

    /// The rare parts of its next event.
    @exclusivity(unchecked) var details: EventDetails?

    /// The outcome that is waited for; nil if the request has never waited.
    @exclusivity(unchecked) private(set) var pending: PendingOutcome?

    /// The decision; nil until its turn has come.
    @exclusivity(unchecked) var goal: Goal?

    /// The transition to apply to the place or the saved state that is the goal.
    @exclusivity(unchecked) private(set) var detour: Transition?

    /// The entry whose own screen has decided: it is not asked whether it may be left.
    @exclusivity(unchecked) var decider: Int?

    /// The change that waits for a guard, and the guard's answer.
    @exclusivity(unchecked) var paused: Change?
    @exclusivity(unchecked) var answer: GuardAnswer?

    /// The destinations whose guards have redirected the request, in order.
    @exclusivity(unchecked) private var redirects: [PlaceStep] = []

    /// The goal to go on with when the present one is reached and has been left again.
    @exclusivity(unchecked) private(set) var postponed: Postponed?

    /// The changes that it has waited for, and the entry that was on top before the last of them.
    @exclusivity(unchecked) private(set) var waitedFor: [Transition] = []
    @exclusivity(unchecked) private(set) var origin: Int?

    init(
        _ kind: Kind, cause: NavigationCause, revision: Int? = nil,
        leaving departure: Departure = .transition, isCut: Bool = false,
        omissions: Restoration? = nil
    ) {
        self.kind = kind
        self.cause = cause
        self.revision = revision
        self.departure = departure
        self.isCut = isCut
        self.omissions = omissions
        isOwned = cause != .link
        if case .leadAway(let condition) = kind {
            (ledAwayFrom, hasGivenWay) = (condition.place.id, condition.isLeaving)
            shape = condition.place.shape
        } else {
            (ledAwayFrom, shape) = (nil, nil)
        }
    }

    /// Goes on with what was pending in the state that `restoration` has restored. A change that
    /// waits for a guard is not made if this state has changed since `revision`. Its guard can
    /// demand the login again, which may have ended with the program.
    convenience init(
        _ pending: PendingNavigation, _ restoration: Restoration, at revision: Int
    ) {
        self.init(
            .revived, cause: pending.cause, revision: pending.waitsFor.isEmpty ? revision : nil,
            leaving: pending.departure, isCut: pending.isCut, omissions: restoration)
        (goal, origin) = (Goal(pending, restoration), pending.top)
        isOwned = pending.isOwned
        (waitedFor, decider) = (pending.waitsFor.isEmpty ? [] : pending.first, pending.decider)
    }

    /// Returns whether it was made for the state of this revision, or for any. True from the second
    /// time on: then it has waited for the state that it finds.
    func isMade(for current: Int) -> Bool {
        defer { revision = nil }
        return revision == nil || revision == current
    }

    /// The route that is asked for, or the first one that the transition names.
    var route: RouteName? {
        switch kind {
        case .route(let route, _), .topRoute(let route): route
        case .transition(let transition, _), .followUp(let transition, _), .plain(let transition):
            transition.route
        case .revived: decision?.route
        case .answer, .back, .link, .restore, .makeAgain, .quit, .leadAway: nil
        }
    }

    /// The transition that was decided; nil if the goal is not one.
    var decision: Transition? {
        if let detour { return detour }
        guard case .transition(let transition) = goal else { return nil }
        return transition
    }

    /// The link that waits for the outcome.
    var follower: Follower? { pending?.follower }

    /// The number from which on entries and flows belong to the detour, and not to the place that
    /// it begins in.
    var firstOfDetour: Int {
        switch goal {
        case .place(let base, _) where detour != nil, .restored(let base, _) where detour != nil:
            base.nextID
        case nil, .transition, .place, .restored, .end: 0
        }
    }

    /// The restoration, if the goal is a saved state.
    var restoration: Restoration? {
        guard case .restored(_, let restoration) = goal else { return nil }
        return restoration
    }

    /// True if all screens are made again, in the same state.
    var makesAllAgain: Bool {
        if case .makeAgain = kind { true } else { false }
    }

    /// Returns the outcome to wait for, from now on in any case.
    func makePending(_ pendingTasks: PendingTasks) -> PendingOutcome {
        let pending = pending ?? PendingOutcome(pendingTasks)
        self.pending = pending
        return pending
    }

    /// Releases the screen that has asked, or the flow that is left: it can leave while the request
    /// waits.
    func releaseScreen() {
        switch kind {
        case .route(let route, _): kind = .topRoute(route)
        case .leadAway: kind = .plain(.stay)
        case .topRoute, .answer, .transition, .followUp, .plain, .link, .back, .restore,
            .makeAgain, .quit, .revived:
            break
        }
    }

    /// Leads to another transition than the one that the guard of `destination` has not allowed:
    /// from `base`, if that is not nil, or else from where the user is. Returns an error if the
    /// guards lead in a circle.
    func redirect(
        to transition: Transition, from destination: PlaceStep, over base: NavigationState?
    ) -> RoutingError? {
        let isCircle = redirects.contains(destination)
        redirects.append(destination)
        if isCircle || redirects.count > Self.redirectLimit {
            return .redirectLoop(redirects.map(\.route))
        }
        if let base {
            goal = goal?.replacingState(by: base)
            detour = transition
        } else {
            goal = .transition(transition)
            detour = nil
        }
        return nil
    }

    /// Leaves the place out of the state that a detour begins in. Returns false if there is no
    /// detour, or if the place belongs to it.
    func leaveOut(_ place: GuardedPlace) -> Bool {
        guard detour != nil, let id = place.id, id < firstOfDetour,
            let rest = goal?.state.flatMap({ place.leftOut(of: $0) })
        else { return false }
        goal = goal?.replacingState(by: rest)
        return true
    }

    /// Leads out of the place whose condition no longer holds, and nowhere else. Returns false if
    /// the request is another one, or has done so before.
    func giveWay(in state: NavigationState) -> Bool {
        guard !hasGivenWay, let ledAwayFrom,
            let rest = state.cutting(ledAwayFrom, beginning: shape)
        else { return false }
        hasGivenWay = true
        goal = .place(rest, nil)
        detour = nil
        postponed = nil
        return true
    }

    /// Leads to the part of the saved state that its guards allow, and no further.
    func cut(to rest: NavigationState) {
        goal = goal?.replacingState(by: rest)
        detour = nil
        postponed = nil
    }

    /// Leads to the whole place again, of which a part is left out now. If a part was to wait for a
    /// detour, its guards demand that again.
    func restart(from whole: Goal) {
        goal = whole
        if postponed == nil { return }
        (detour, postponed, redirects) = (nil, nil, [])
    }

    /// Keeps the goal for later, since `first` must come before it: as this place, if that is not
    /// nil. The top entry is that of now.
    func postpone(until first: Transition, as place: Goal?, _ tree: NavigationTree) {
        if postponed != nil {
            postponed?.first = first
        } else if let goal {
            let place = place ?? goal
            postponed = Postponed(goal: place, top: tree.top.entry, first: first)
            if restoration == nil, let state = place.state { tree.keepNumbers(of: state) }
        }
    }

    /// Does `body` as if the request led to the state that its detour begins in, and no further.
    func withoutDetour<Failure>(
        _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        let way = detour.take()
        defer { detour = way }
        try body()
    }

    /// Returns the goal of coming back to `state`, with the drafts of its own.
    func place(_ state: NavigationState) -> Goal {
        .place(state, goal?.restoration)
    }

    /// Keeps the drafts of screens that leave and may be part of the place that it waits to go to.
    func keepDrafts(of screens: [ScreenNode]) {
        if screens.isEmpty { return }
        if case .place(let place, let restoration) = postponed?.goal {
            if self.restoration != nil { return }
            postponed?.goal = .place(place, restoration.keeping(draftsOf: screens))
        } else if postponed == nil, case .place(let place, let restoration) = goal {
            goal = .place(place, restoration.keeping(draftsOf: screens))
        }
    }

    /// Forgets that it has waited for the last change, which it has not seen.
    func forgetLastWait() {
        waitedFor = waitedFor.dropLast()
    }

    /// Makes the postponed goal the next one.
    func resumePostponed() {
        guard let postponed else { return }
        releaseScreen()
        goal = postponed.goal
        detour = nil
        waitedFor.append(postponed.first)
        origin = postponed.top
        self.postponed = nil
        redirects = []
    }

    /// Returns whether it has waited for `transition` already, or too often in all.
    func hasWaited(for transition: Transition) -> Bool {
        waitedFor.contains(transition) || waitedFor.count >= Self.postponementLimit
    }
}
