/// Something unshared that is in force in the code that one call runs.
///
/// A task-local carries it, and tasks that are made meanwhile inherit that; so it is handed out
/// only to the task that opened it.
struct Scope<Content: AnyObject>: Sendable {
    /// Handed out by `content` alone, to the task that made the scope and so in its isolation.
    private nonisolated(unsafe) let unshared: Content

    /// Only ever compared.
    private nonisolated(unsafe) let task: UnsafeCurrentTask?

    init(_ content: Content) {
        unshared = content
        task = withUnsafeCurrentTask { $0 }
    }

    var content: Content? {
        withUnsafeCurrentTask { $0 == task } ? unshared : nil
    }
}
