import Binding

/// A value that must be true while a screen or a flow is in the state.
@MainActor
struct Condition {
    let source: @MainActor (any Coordinator) -> ValueSource<Bool>

    /// The verdict when it no longer holds.
    let otherwise: Verdict

    /// The guard that asks whether it holds.
    var entryGuard: EntryGuard {
        .now { coordinator, _ in source(coordinator).value ? .allow : otherwise }
    }

    /// Returns the broken condition of `place`; nil if the value is true.
    func broken(_ coordinator: any Coordinator, _ place: GuardedPlace) -> BrokenCondition? {
        let source = source(coordinator)
        if source.value { return nil }
        return BrokenCondition(source: source, otherwise: otherwise, place: place)
    }

    /// Notifies `handler` when the value of the condition of `place` changes.
    func watch(
        _ coordinator: any Coordinator, _ place: GuardedPlace, _ handler: any RequestHandler
    ) -> AnyCancellable {
        let source = source(coordinator)
        return source.bind { [weak handler] holds in
            if holds {
                handler?.stay(at: place)
            } else {
                handler?.leadAway(
                    BrokenCondition(source: source, otherwise: otherwise, place: place))
            }
        }
    }
}

/// A condition of a screen or a flow that no longer holds.
@MainActor
struct BrokenCondition {
    let source: ValueSource<Bool>
    let otherwise: Verdict
    let place: GuardedPlace

    /// True if it only removes the place.
    var isLeaving = false

    /// A copy that only removes the place.
    var leaving: BrokenCondition {
        BrokenCondition(
            source: source, otherwise: .refuse(because: ""), place: place, isLeaving: true)
    }
}
