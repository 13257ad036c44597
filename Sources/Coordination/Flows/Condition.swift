import Binding

/// A value that must be true as long as a screen or a flow is there.
@MainActor
struct Condition {
    let source: @MainActor (any Coordinator) -> ValueSource<Bool>

    /// The verdict when it no longer holds.
    let otherwise: Verdict

    /// The guard that asks whether it holds.
    var entryGuard: EntryGuard {
        .now { coordinator, _ in source(coordinator).value ? .allow : otherwise }
    }

    /// Returns what is broken if the condition of the entry or flow of this number does not hold.
    func broken(_ coordinator: any Coordinator, _ place: GuardedPlace) -> BrokenCondition? {
        let source = source(coordinator)
        if source.value { return nil }
        return BrokenCondition(source: source, otherwise: otherwise, place: place)
    }

    /// Notifies `handler` when the condition of the entry or flow no longer holds, and when it does again.
    func watch(
        _ coordinator: any Coordinator, _ place: GuardedPlace, _ handler: any RequestHandler
    ) -> AnyCancellable {
        let source = source(coordinator)
        return source.bind { [weak handler] holds in
            if holds { handler?.stay(at: place) }
            if !holds {
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

    /// True if it leads out of the place, and nowhere else.
    var isLeaving = false

    /// The condition that leads out of the place, and nowhere else.
    var leaving: BrokenCondition {
        BrokenCondition(
            source: source, otherwise: .refuse(because: ""), place: place, isLeaving: true)
    }
}
