/// Wakes a driver at the end of its patience. It keeps its timer between actions, since setting one
/// for each would take longer than most actions.
@MainActor
final class Alarm {
    private let wakeup: Wakeup
    private var deadline = ContinuousClock.now
    private var sleeper: (end: ContinuousClock.Instant, task: Task<Void, Never>)?

    init(_ wakeup: Wakeup) {
        self.wakeup = wakeup
    }

    func set(to deadline: ContinuousClock.Instant) {
        self.deadline = deadline
        if let sleeper, sleeper.end <= deadline { return }
        sleeper?.task.cancel()
        sleep()
    }

    private func sleep() {
        let end = deadline
        let task = Task { [weak self] in
            do { try await Task.sleep(until: end, clock: .continuous) } catch { return }
            self?.ring()
        }
        sleeper = (end, task)
    }

    private func ring() {
        sleeper = nil
        wakeup.wake()
        if deadline > .now { sleep() }
    }
}
