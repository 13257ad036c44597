/// Something that a navigator does, when its turn comes: from the wish over the decision and the guards
/// to the change.
@MainActor
final class Errand {
    /// How often it can wait for something else.
    private static let mostDetours = 16

    /// What is to be reached.
    enum Goal {
        case transition(Transition)
        case travel(Int)

        /// A state of the history, which has moved on since that was asked for.
        case past(NavigationState)
        case restored(NavigationState)
    }

    /// What a detour is for.
    struct Purpose {
        let goal: Goal

        /// The entry that was on top.
        let top: Int

        /// What has to come first.
        var detour: Transition
    }

    /// What a guard has said that took its time, about what.
    struct Answer {
        let verdict: Verdict
        let destination: Destination
    }

    @exclusivity(unchecked) private(set) var wish: Wish
    let cause: Cause

    /// The revision that it was meant for; nil for any.
    let revision: Int?

    /// When its turn came, where anybody wants to know.
    @exclusivity(unchecked) var begin: ContinuousClock.Instant?

    /// Who waits for the outcome; nil where it is answered at once.
    @exclusivity(unchecked) private(set) var pending: PendingOutcome?

    /// What was decided; nil as long as it has not been its turn.
    @exclusivity(unchecked) var goal: Goal?

    /// The entry whose own screen has decided: it is not asked whether it may be left.
    @exclusivity(unchecked) var decider: Int?

    /// The change that leads to the goal, and the guards that are still to be asked, the next one last.
    @exclusivity(unchecked) var change: Change?
    @exclusivity(unchecked) var checkpoints: [Checkpoint] = []

    /// The guard that is being waited for, and what it has answered.
    @exclusivity(unchecked) var task: Task<Void, Never>?
    @exclusivity(unchecked) var answer: Answer?

    /// What guards have led away from, in order.
    var trail: [Destination] = []

    /// What is gone on with when the goal is reached and has left again.
    @exclusivity(unchecked) var purpose: Purpose?

    /// What it has waited for, and the entry that was on top before.
    private var detours: [Transition] = []
    private(set) var origin: Int?

    init(_ wish: Wish, cause: Cause, revision: Int? = nil) {
        self.wish = wish
        self.cause = cause
        self.revision = revision
    }

    /// What was decided, where it is a transition.
    var decision: Transition? {
        guard case .transition(let transition) = goal else { return nil }
        return transition
    }

    /// Whether it leads to a state that was saved.
    var isRestored: Bool {
        if case .restored = goal { true } else { false }
    }

    /// What becomes of a saved state on its way.
    var restoration: Restoration? {
        guard case .restore(_, let restoration) = wish else { return nil }
        return restoration
    }

    /// Who waits for the outcome, from now on in any case.
    func await(with stragglers: Stragglers) -> PendingOutcome {
        let pending = pending ?? PendingOutcome(stragglers)
        self.pending = pending
        return pending
    }

    /// Lets go of the screen that has asked: it can leave while the errand waits.
    func letGoOfScreen() {
        guard case .route(let route, let parameters, _) = wish else { return }
        wish = .topRoute(route, parameters)
    }

    /// Lets go of what has been made for a change that does not come about.
    func letGoOfChange() {
        change = nil
        checkpoints = []
    }

    /// Goes on with what a detour was for, when its turn comes again.
    func putOff(_ purpose: Purpose) {
        letGoOfScreen()
        goal = purpose.goal
        detours.append(purpose.detour)
        origin = purpose.top
        self.purpose = nil
        letGoOfChange()
        trail = []
    }

    /// Whether it has waited for `transition` already, or too often in all.
    func hasWaited(for transition: Transition) -> Bool {
        detours.contains(transition) || detours.count >= Self.mostDetours
    }
}
