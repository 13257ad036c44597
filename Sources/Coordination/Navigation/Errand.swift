/// A change that has been decided on, on its way through the guards.
@MainActor
struct Errand {
    /// What is to be reached.
    enum Goal {
        case transition(Transition)
        case travel(Int)
        case restored(NavigationState)
    }

    var goal = Goal.transition(.stay)
    let cause: Cause

    /// The route that was asked for, for the log.
    var route: RouteID?
    var parameters = RouteParameters.none

    /// The entry whose own screen has decided: it is not asked whether it may be left.
    var decider: Int?

    /// What guards have led away from, in order.
    var trail: [Destination] = []

    /// What is gone on with when the goal is reached and has left again.
    var purpose: Purpose?

    /// Whether it has waited for something else once.
    var hasWaited = false
    var restoration: Restoration?
    var pending: PendingOutcome?
    let begin: ContinuousClock.Instant?

    /// What a detour is for.
    struct Purpose {
        let goal: Goal
        let destination: Destination
    }

    init(of job: Job, begin: ContinuousClock.Instant?) {
        cause = job.cause
        pending = job.pending
        route = job.request.route
        self.begin = begin
    }

    /// Has this go on with what a detour was for, when it is its turn again.
    mutating func await(_ purpose: Purpose) {
        goal = purpose.goal
        self.purpose = nil
        trail = []
        hasWaited = true
    }

    /// What was decided; nil where it was not a transition.
    var decision: Transition? {
        switch goal {
        case .transition(let transition): transition
        case .travel, .restored: nil
        }
    }
}
