import Binding
import XCTest

@MainActor
final class MainSchedulerTests: XCTestCase {
    private let scheduler = MainScheduler.shared

    /// Returns when the scheduler has done all work that is due by `delay` from now.
    private func wait(_ delay: SchedulerTime.Stride = .zero) async {
        await withCheckedContinuation { continuation in
            scheduler.schedule(after: scheduler.now.advanced(by: delay)) { continuation.resume() }
        }
    }

    func testWorkIsDoneOnALaterTurnInOrder() async {
        var done: [Int] = []
        for number in 0..<5 {
            scheduler.schedule { done.append(number) }
        }
        XCTAssertEqual(done, [])
        await wait()
        XCTAssertEqual(done, [0, 1, 2, 3, 4])
    }

    func testDelayedWorkIsDoneInTheOrderOfItsDeadlines() async {
        var done: [String] = []
        let start = scheduler.now
        scheduler.schedule(after: start.advanced(by: .milliseconds(3))) { done.append("c") }
        scheduler.schedule(after: start.advanced(by: .milliseconds(1))) { done.append("a") }
        scheduler.schedule(after: start.advanced(by: .milliseconds(1))) { done.append("b") }
        await wait(.milliseconds(4))
        XCTAssertEqual(done, ["a", "b", "c"])
        XCTAssertGreaterThanOrEqual(start.distance(to: scheduler.now), .milliseconds(3))
    }

    func testWorkScheduledByWorkWaitsForAnotherTurn() async {
        var done: [String] = []
        scheduler.schedule {
            self.scheduler.schedule { done.append("inner") }
            done.append("outer")
        }
        scheduler.schedule { done.append("next") }
        await wait()
        await wait()
        XCTAssertEqual(done, ["outer", "next", "inner"])
    }

    func testRepeatingWorkEndsWhenCancelled() async {
        var count = 0
        await withCheckedContinuation { continuation in
            var token: (any Cancellable)?
            token = scheduler.schedule(after: scheduler.now, interval: .microseconds(100)) {
                count += 1
                guard count == 3 else { return }
                token?.cancel()
                continuation.resume()
            }
        }
        await wait(.milliseconds(1))
        XCTAssertEqual(count, 3)
    }

    func testAnErasedMainSchedulerDoesItsWork() async {
        await withCheckedContinuation { continuation in
            AnyScheduler.main.schedule { continuation.resume() }
        }
    }
}
