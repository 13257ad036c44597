import Coordination
import XCTest

/// A guard that answers when the test says so.
@MainActor
final class SlowGuard {
    private var asked: [CheckedContinuation<Verdict, Never>] = []

    /// True for each question that is over and whose task had been cancelled.
    private(set) var cancellations: [Bool] = []

    /// The action that it takes before it waits.
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
