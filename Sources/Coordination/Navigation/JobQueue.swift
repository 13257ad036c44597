/// What waits for its turn.
@MainActor
struct JobQueue {
    var isRunning = false

    /// Whether nothing is done any more.
    var hasEnded = false

    /// How many jobs the run under way has done.
    private(set) var count = 0

    private var jobs: [Job] = []
    private var next = 0

    /// What must be done before all others.
    private var followUps: [Job] = []

    /// The routes of the latest jobs, for the report of a runaway.
    private(set) var trail: [RouteID] = []

    mutating func append(_ job: Job) {
        jobs.append(job)
    }

    mutating func putFirst(_ jobs: [Job]) {
        followUps.insert(contentsOf: jobs, at: 0)
    }

    mutating func takeFirst() -> Job? {
        if !followUps.isEmpty { return followUps.removeFirst() }
        guard next < jobs.count else {
            if next > 0 {
                jobs.removeAll(keepingCapacity: true)
                next = 0
            }
            return nil
        }
        defer { next += 1 }
        return jobs[next]
    }

    /// Counts a job that is done.
    mutating func note(_ route: @autoclosure () -> RouteID?, limit: Int) {
        count += 1
        guard count > limit - Self.trailLength, let route = route() else { return }
        if !trail.contains(route) { trail.append(route) }
    }

    /// Ends the count of a run.
    mutating func reset() {
        count = 0
        trail = []
    }

    private static let trailLength = 32
}
