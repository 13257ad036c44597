import Binding
import Coordination
import Observation

/// Follows the properties that an expression reads.
///
/// Observation announces only the first change, before it is made. So the value becomes stale at
/// once, and is delivered in the next turn.
@MainActor
final class Tracking {
    /// The input of the derived value, which is set after a change.
    let changes = Observable(())

    private let end = TrackingEnd()

    /// True from a change to its delivery.
    private var isWaiting = false

    deinit {
        end.announce()
    }

    /// Returns the value of `expression`. Models hold this object weakly.
    func value<Value>(of expression: @MainActor () -> Value) -> Value {
        withObservationTracking {
            end.access()
            return expression()
        } onChange: { [weak self] in
            guard let self else { return }
            _ = Task.immediate { @MainActor in self.noteChange() }
        }
    }

    private func noteChange() {
        changes.expire()
        if isWaiting { return }
        isWaiting = true
        Turn.add(self)
    }

    fileprivate func deliver() {
        isWaiting = false
        changes.value = ()
    }
}

/// Ends a tracking, by a change of a property that it reads. Without it, a model would keep the
/// tracking of a released value until the model's next change.
private struct TrackingEnd: Observation.Observable {
    private let registrar = ObservationRegistrar()

    private var isReached: Bool { false }

    func access() {
        registrar.access(self, keyPath: \.isReached)
    }

    func announce() {
        registrar.willSet(self, keyPath: \.isReached)
    }
}

/// The changes that are delivered together in the next turn of the main actor.
@MainActor
private final class Turn {
    private static var next: Turn?

    private var trackings: [Tracking] = []

    /// The work that waits for this turn.
    private let work = Work.current

    /// Delivers the change in the next turn.
    static func add(_ tracking: Tracking) {
        if let next, next.work === Work.current { return next.trackings.append(tracking) }
        let turn = Turn()
        turn.trackings = [tracking]
        next = turn
        // Unlike a yield, a task is put directly into the main actor's queue.
        _ = Work.begin { await Task { turn.deliver() }.value }
    }

    private func deliver() {
        if Self.next === self { Self.next = nil }
        transaction {
            for tracking in trackings { tracking.deliver() }
        }
    }
}
