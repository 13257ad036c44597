/// Lets tasks sleep until something happens.
@MainActor
package final class Wakeup {
    private var sleepers: [CheckedContinuation<Void, Never>] = []

    package init() {}

    /// True from the beginning of a sleep to the next `wake()`.
    package var isAsleep: Bool { !sleepers.isEmpty }

    /// Resumes the tasks that sleep, in a separate turn.
    package func wake() {
        for sleeper in sleepers { sleeper.resume() }
        sleepers = []
    }

    /// Sleeps until the next `wake()`.
    package func sleep() async {
        await withCheckedContinuation { sleepers.append($0) }
    }
}
