import Synchronization

/// A clock that a test advances: a sleeping task wakes when the clock has been advanced that far.
final class TurnedClock: Clock, Sendable {
    struct Instant: InstantProtocol {
        let offset: Duration

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        func duration(to other: Instant) -> Duration { other.offset - offset }

        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct State {
        var now = Instant(offset: .zero)
        var last = 0
        var sleepers:
            [Int: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] =
                [:]
        var watchers: [(deadline: Instant, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock { $0.now } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let number = state.withLock { state in
            state.last += 1
            return state.last
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { add(number, deadline, $0) }
        } onCancel: {
            let sleeper = state.withLock { $0.sleepers.removeValue(forKey: number) }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Wakes the tasks whose time has come.
    func advance(by duration: Duration) {
        let due = state.withLock { state in
            state.now = state.now.advanced(by: duration)
            let due = state.sleepers.filter { $0.value.deadline <= state.now }
            for number in due.keys { state.sleepers[number] = nil }
            return due.values.sorted { $0.deadline < $1.deadline }
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    /// Waits until a task sleeps that will wake in exactly this time.
    func sleeper(for duration: Duration) async {
        await withCheckedContinuation { continuation in
            let isThere = state.withLock { state in
                let deadline = state.now.advanced(by: duration)
                if state.sleepers.values.contains(where: { $0.deadline == deadline }) {
                    return true
                }
                state.watchers.append((deadline, continuation))
                return false
            }
            if isThere { continuation.resume() }
        }
    }

    private func add(
        _ number: Int, _ deadline: Instant, _ continuation: CheckedContinuation<Void, any Error>
    ) {
        let isCancelled = Task.isCancelled
        let watchers = state.withLock { state in
            if !isCancelled { state.sleepers[number] = (deadline, continuation) }
            let watchers = state.watchers.filter { $0.deadline == deadline }
            state.watchers.removeAll { $0.deadline == deadline }
            return watchers
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
        for watcher in watchers { watcher.continuation.resume() }
    }
}
