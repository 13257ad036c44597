/// The time of a search. Its last part is kept for shortening the scripts of problems.
@MainActor
struct SearchTime {
    /// The part of the time that is kept.
    private static let keptPart = 4

    private let clock = ContinuousClock()
    private let begin: ContinuousClock.Instant
    private let limit: Duration
    private let isStopped: @MainActor () -> Bool

    init(of plan: SearchPlan) {
        begin = clock.now
        limit = plan.limits.time
        isStopped = plan.isStopped
    }

    /// The time since the begin of the search.
    var elapsed: Duration { begin.duration(to: clock.now) }

    var hasStopRequest: Bool { isStopped() || Task.isCancelled }

    /// True if no more steps are to be tried.
    var isSearchOver: Bool { elapsed >= limit - limit / Self.keptPart }

    /// True if no more scripts are to be shortened.
    var isOver: Bool { elapsed >= limit || hasStopRequest }
}
