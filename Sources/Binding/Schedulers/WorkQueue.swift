/// Work ordered by deadline, and by the order of scheduling for equal deadlines.
///
/// A binary heap whose elements know their position: adding, taking and removing are O(log n).
///
/// State is `@exclusivity(unchecked)`, as in ``BaseEmitter``. An element that is replaced in the
/// heap is held by the caller meanwhile, so no deinitializer runs within an access.
final class WorkQueue {
    @exclusivity(unchecked) private var heap: [ScheduledAction] = []

    /// The order that the next piece of work will get.
    @exclusivity(unchecked) private(set) var nextOrder = 0

    var first: ScheduledAction? { heap.first }

    func deadlines(where matches: (ScheduledAction) -> Bool = { _ in true }) -> [SchedulerTime] {
        heap.filter(matches).map(\.deadline).sorted()
    }

    func inOrder() -> [(number: Int, deadline: SchedulerTime)] {
        heap.sorted { $0.isBefore($1) }.map { ($0.number, $0.deadline) }
    }

    func contains(where matches: (ScheduledAction) -> Bool) -> Bool {
        heap.contains(where: matches)
    }

    func add(_ work: ScheduledAction) {
        work.order = nextOrder
        work.firstOrder = work.firstOrder ?? nextOrder
        nextOrder += 1
        work.position = heap.count
        heap.append(work)
        rise(from: heap.count - 1)
    }

    func remove(_ work: ScheduledAction) {
        guard let position = work.position else { return }
        work.position = nil
        let last = heap.removeLast()
        guard position < heap.count else { return }
        put(last, at: position)
        rise(from: position)
        sink(from: position)
    }

    /// Removes and returns the first piece of work. Repeating work goes back into the queue.
    ///
    /// The next run is the first one after `now`: runs that a late clock has missed are skipped.
    func takeFirst(now: SchedulerTime) -> ScheduledAction? {
        guard let work = heap.first else { return nil }
        remove(work)
        if let interval = work.interval {
            let behind = max(.zero, work.deadline.distance(to: now)).nanoseconds
            let missed = behind - behind % interval.nanoseconds
            work.deadline = work.deadline.advanced(
                by: interval + SchedulerTime.Stride(nanoseconds: missed))
            add(work)
        }
        return work
    }

    /// Reverses the order of this work among equal deadlines.
    func reverse(where matches: (ScheduledAction) -> Bool) {
        for group in Dictionary(grouping: heap.filter(matches), by: \.deadline).values {
            let work = group.sorted { $0.order < $1.order }
            for (work, order) in zip(work.reversed(), work.map(\.order)) { work.order = order }
        }
        heap.sort { $0.isBefore($1) }
        for position in heap.indices { heap[position].position = position }
    }

    private func rise(from start: Int) {
        var position = start
        let work = heap[start]
        while position > 0 {
            let parent = (position - 1) / 2
            guard work.isBefore(heap[parent]) else { break }
            put(heap[parent], at: position)
            position = parent
        }
        put(work, at: position)
    }

    private func sink(from start: Int) {
        var position = start
        let work = heap[start]
        while let child = firstChild(of: position), heap[child].isBefore(work) {
            put(heap[child], at: position)
            position = child
        }
        put(work, at: position)
    }

    private func firstChild(of position: Int) -> Int? {
        let left = 2 * position + 1
        guard left < heap.count else { return nil }
        let right = left + 1
        return right < heap.count && heap[right].isBefore(heap[left]) ? right : left
    }

    private func put(_ work: ScheduledAction, at position: Int) {
        heap[position] = work
        work.position = position
    }
}

/// An action that was scheduled, and its deadline.
final class ScheduledAction {
    @exclusivity(unchecked) var deadline: SchedulerTime

    /// The time from one run to the next; nil for work that runs once.
    let interval: SchedulerTime.Stride?

    let action: () -> Void

    /// Increases with each scheduling, so that equal deadlines keep their order.
    @exclusivity(unchecked) var order = 0

    /// The order of its first scheduling.
    var number: Int { firstOrder ?? order }
    @exclusivity(unchecked) fileprivate var firstOrder: Int?

    /// Its position in its queue's heap; nil if it is not there.
    @exclusivity(unchecked) var position: Int?

    init(
        at deadline: SchedulerTime, every interval: SchedulerTime.Stride? = nil,
        action: @escaping () -> Void
    ) {
        self.deadline = deadline
        self.interval = interval.flatMap { $0 > .zero ? $0 : nil }
        self.action = action
    }

    func isBefore(_ other: ScheduledAction) -> Bool {
        deadline == other.deadline ? order < other.order : deadline < other.deadline
    }
}

/// A token that ends repeating work when it is cancelled. Releasing the token ends nothing.
final class WorkToken: Cancellable {
    private weak var queue: WorkQueue?
    @exclusivity(unchecked) private var work: ScheduledAction?

    init(_ work: ScheduledAction, in queue: WorkQueue) {
        self.work = work
        self.queue = queue
    }

    func cancel() {
        guard let work else { return }
        self.work = nil
        queue?.remove(work)
    }
}
