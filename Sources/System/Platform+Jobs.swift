#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The jobs of tasks and actors that are not on the main actor.
extension Platform {
    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias EnqueueHook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// The number of calls of `withJobsOnMainActor(_:)` under way.
    @MainActor private static var callsUnderWay = 0

    /// Calls `body`. Meanwhile, the jobs that other threads would share run on the main actor, too, in the order
    /// in which they were added. So they always run in the same order, and no thread has to be woken.
    ///
    /// Executors of an actor's own are not changed. Where the hook of Swift's runtime is not found, e.g. in a
    /// static executable, nothing changes.
    @MainActor
    package static func withJobsOnMainActor<Result>(
        _ body: @MainActor () async throws -> Result
    ) async rethrows -> Result {
        let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
            .assumingMemoryBound(to: EnqueueHook?.self)
        callsUnderWay += 1
        hook?.pointee = { job, _ in MainActor.shared.enqueue(job) }
        defer {
            callsUnderWay -= 1
            if callsUnderWay == 0 { hook?.pointee = nil }
        }
        return try await body()
    }
}
