import Binding

/// A value that must be true while a screen or a flow is in the state.
struct Condition: Sendable {
    let source: @MainActor (any Coordinator) -> ValueSource<Bool>

    /// The verdict when it no longer holds.
    let otherwise: Verdict

    /// The guard that asks whether it holds.
    var entryGuard: EntryGuard {
        .now { coordinator, _ in source(coordinator).value ? .allow : otherwise }
    }

    /// Returns whether the value is true.
    @MainActor
    func holds(_ coordinator: any Coordinator) -> Bool { source(coordinator).value }

    /// Notifies `handler` when the value of the condition of the entry or flow `id` changes.
    @MainActor
    func watch(
        _ coordinator: any Coordinator, _ id: Int, _ handler: any RequestHandler
    ) -> AnyCancellable {
        source(coordinator).bind { [weak handler] holds in
            if holds { handler?.stay(at: id) } else { handler?.leave(id, asItSays: true) }
        }
    }
}
