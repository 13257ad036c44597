/// The time of a search. Its last part is kept for shortening the scripts of problems.
@MainActor
struct SearchTime {
    /// The part of the time that is kept.
    private static let keptPart = 4

    /// The part of the steps, and of their time, that is kept for near forms.
    private static let latePart = 10

    private let clock = ContinuousClock()
    private let begin: ContinuousClock.Instant
    private let limit: Duration
    private let steps: Int
    private let isStopped: @MainActor () -> Bool

    init(of plan: SearchPlan) {
        begin = clock.now
        (limit, steps) = (plan.limits.time, plan.limits.steps)
        isStopped = plan.isStopped
    }

    private var searchLimit: Duration { limit - limit / Self.keptPart }

    /// The time since the begin of the search.
    var elapsed: Duration { begin.duration(to: clock.now) }

    var hasStopRequest: Bool { isStopped() || Task.isCancelled }

    /// True if no more steps are to be tried.
    var isSearchOver: Bool { elapsed >= searchLimit }

    /// Returns whether the rest of the steps or the time is for near forms.
    func isLate(after count: Int) -> Bool {
        count >= steps - steps / Self.latePart
            || elapsed >= searchLimit - searchLimit / Self.latePart
    }

    /// True if no more scripts are to be shortened.
    var isOver: Bool { elapsed >= limit || hasStopRequest }
}
