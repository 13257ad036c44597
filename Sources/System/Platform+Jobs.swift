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

    /// From now on, runs the jobs of the shared threads on the main actor, in the order in which
    /// they are added. So their order is always the same, and no thread has to be woken. Code that
    /// blocks its thread until another job has run never ends.
    ///
    /// An actor with its own executor keeps it. Does nothing if the hook of Swift's runtime is
    /// not found, e.g. in a static executable.
    @MainActor
    package static func runJobsOnMainActor() {
        let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
            .assumingMemoryBound(to: EnqueueHook?.self)
        hook?.pointee = { job, _ in MainActor.shared.enqueue(job) }
    }
}
