/// Runs `action` so that each of its suspensions ends on the main thread. Otherwise, a task wakes up on another
/// thread first, which takes longer than most steps.
///
/// The work that an app begins meanwhile runs as always.
@MainActor
func onMainThread<Result>(_ action: () async throws -> Result) async rethrows -> Result {
    try await withTaskExecutorPreference(MainThread.executor, operation: action)
}

/// Lets the work that waits for another thread go first.
@MainActor
func letOtherThreadsGo() async { await Task.detached {}.value }

private final class MainThread: TaskExecutor {
    static let executor = MainThread()

    func enqueue(_ job: consuming ExecutorJob) {
        MainActor.shared.enqueue(UnownedJob(job))
    }
}
