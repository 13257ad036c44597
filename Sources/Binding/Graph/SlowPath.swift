public import Synchronization

/// Lets a set decide, by reading one counter, that it can take the fast path.
///
/// An open transaction and a traced cycle each increase the counter. All tasks share the counter; a
/// task that finds it above zero checks its own task-local.
@usableFromInline
enum SlowPath {
    @usableFromInline static let needs = Atomic<Int>(0)

    @inlinable static var isNeeded: Bool { needs.load(ordering: .relaxed) != 0 }

    static func begin() {
        needs.add(1, ordering: .relaxed)
    }

    static func end() {
        needs.subtract(1, ordering: .relaxed)
    }
}

/// An object that belongs to one task, and is in force while one call runs.
///
/// A task-local carries the object. New tasks inherit the task-local, so the object is given only
/// to the task that created it.
struct TaskConfined<Object: AnyObject>: Sendable {
    /// Only `object` reads this, and only for the task that created it, so the isolation is that
    /// task's.
    private nonisolated(unsafe) let unshared: Object

    /// Only compared, never used otherwise.
    private nonisolated(unsafe) let task: UnsafeCurrentTask?

    init(_ object: Object) {
        unshared = object
        task = withUnsafeCurrentTask { $0 }
    }

    var object: Object? {
        withUnsafeCurrentTask { $0 == task } ? unshared : nil
    }
}
