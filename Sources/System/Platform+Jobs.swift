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

    /// From now on, runs the jobs that the threads of this process would share on the main actor, too, in the order
    /// in which they are added. So they always run in the same order, and no thread has to be woken. Code that
    /// blocks a thread until another job has run blocks for ever.
    ///
    /// Jobs of an actor with an executor of its own are not changed. Does nothing if the hook of Swift's runtime is
    /// not found, e.g. in a static executable.
    @MainActor
    package static func runJobsOnMainActor() {
        let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")?
            .assumingMemoryBound(to: EnqueueHook?.self)
        hook?.pointee = { job, _ in MainActor.shared.enqueue(job) }
    }
}
