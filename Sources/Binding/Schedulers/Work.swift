/// What a scheduler was asked to do, and when.
final class Work {
    var deadline: SchedulerTime

    /// The time from one run to the next; nil for work that is done once.
    let interval: SchedulerTime.Stride?

    let action: () -> Void

    /// Counts up with each scheduling, so that equal deadlines keep their order.
    var order = 0

    /// Where it stands in its queue's heap; nil when it is not there.
    var position: Int?

    init(
        at deadline: SchedulerTime, every interval: SchedulerTime.Stride? = nil,
        action: @escaping () -> Void
    ) {
        self.deadline = deadline
        self.interval = interval.flatMap { $0 > .zero ? $0 : nil }
        self.action = action
    }

    func isBefore(_ other: Work) -> Bool {
        deadline == other.deadline ? order < other.order : deadline < other.deadline
    }
}

/// Ends work that repeats. Dropping it ends nothing.
final class WorkToken: Cancellable {
    private weak var queue: WorkQueue?
    private var work: Work?

    init(_ work: Work, in queue: WorkQueue) {
        self.work = work
        self.queue = queue
    }

    func cancel() {
        guard let work else { return }
        self.work = nil
        queue?.remove(work)
    }
}
