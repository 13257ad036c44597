import Dispatch

/// Runs an actor on its own queue, so that waiting for a disk or another process does not block the
/// threads that all actors share.
public final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    /// Creates the executor of a new queue with this name.
    public init(_ label: String) {
        queue = DispatchQueue(label: label)
    }

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
