public import Synchronization

/// Tells a set, at the cost of reading one counter, that it can take the fast path.
///
/// An open transaction or a cycle being traced counts as a need. The counter is shared by all tasks;
/// one that finds it above zero asks its own task-local for the truth.
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

/// An unshared object that is in force in the code that one call runs.
///
/// A task-local carries it, and tasks that are made meanwhile inherit that; so it is handed out
/// only to the task that made it.
struct TaskConfined<Object: AnyObject>: Sendable {
    /// Handed out by `object` alone, to the task that made this and so in its isolation.
    private nonisolated(unsafe) let unshared: Object

    /// Only ever compared.
    private nonisolated(unsafe) let task: UnsafeCurrentTask?

    init(_ object: Object) {
        unshared = object
        task = withUnsafeCurrentTask { $0 }
    }

    var object: Object? {
        withUnsafeCurrentTask { $0 == task } ? unshared : nil
    }
}
