import Coordination
import XCTest

/// A guard that answers when the test says so.
@MainActor
final class SlowGuard {
    private var asked: [CheckedContinuation<Verdict, Never>] = []

    /// Whether the task of each question that is over had been cancelled.
    private(set) var cancellations: [Bool] = []

    /// What it does before it thinks.
    var onAsk: @MainActor () -> Void = {}

    func ask() async -> Verdict {
        onAsk()
        let verdict = await withCheckedContinuation { asked.append($0) }
        cancellations.append(Task.isCancelled)
        return verdict
    }

    /// Answers the oldest question, once it is asked, and lets what follows happen.
    func answer(
        _ verdict: Verdict = .allow, file: StaticString = #filePath, line: UInt = #line
    ) async {
        let answers = cancellations.count
        await wait { !self.asked.isEmpty }
        guard !asked.isEmpty else { return XCTFail("No guard was asked.", file: file, line: line) }
        asked.removeFirst().resume(returning: verdict)
        await wait { self.cancellations.count > answers }
        for _ in 0..<10 { await Task.yield() }
    }

    private func wait(until isDone: () -> Bool) async {
        let deadline = ContinuousClock.now + .seconds(60)
        while !isDone(), ContinuousClock.now < deadline { await Task.yield() }
    }
}
