/// A change that has been decided on, on its way through the guards.
@MainActor
final class Errand {
    /// What is to be reached.
    enum Goal {
        case transition(Transition)
        case travel(Int)
        case restored(NavigationState)
    }

    /// What a detour is for.
    struct Purpose {
        let goal: Goal
        let route: RouteID
    }

    var goal = Goal.transition(.stay)
    let cause: Cause

    /// The route that was asked for, for the log.
    let route: RouteID?
    var parameters = RouteParameters.none

    /// The entry whose own screen has decided: it is not asked whether it may be left.
    var decider: Int?

    /// The change that leads to the goal, and the guards that are still to be asked.
    var change: Change?
    var checkpoints: ArraySlice<Checkpoint> = []

    /// What guards have led away from, in order.
    var trail: [Destination] = []

    /// What is gone on with when the goal is reached and has left again.
    var purpose: Purpose?

    /// Whether it has waited for something else once.
    var hasWaited = false

    var restoration: Restoration?
    var pending: PendingOutcome?
    let begin: ContinuousClock.Instant?

    init(of job: Job, begin: ContinuousClock.Instant?) {
        cause = job.cause
        pending = job.pending
        route = job.request.route
        self.begin = begin
    }

    /// What was decided; nil where it was not a transition.
    var decision: Transition? {
        switch goal {
        case .transition(let transition): transition
        case .travel, .restored: nil
        }
    }

    /// Who waits for the outcome, from now on in any case.
    func await() -> PendingOutcome {
        let pending = pending ?? PendingOutcome()
        self.pending = pending
        return pending
    }

    /// Goes on with what a detour was for, when its turn comes again.
    func putOff(_ purpose: Purpose) {
        goal = purpose.goal
        self.purpose = nil
        change = nil
        trail = []
        hasWaited = true
    }
}
