import Binding
import XCTest

final class TestSchedulerTests: XCTestCase {
    private let scheduler = TestScheduler()
    private var done: [String] = []

    private func plan(_ name: String, after stride: SchedulerTime.Stride) {
        scheduler.schedule(after: scheduler.now.advanced(by: stride)) { self.done.append(name) }
    }

    func testNothingIsDoneBeforeTheClockTurns() {
        scheduler.schedule { self.done.append("now") }
        XCTAssertEqual(done, [])
        scheduler.advance()
        XCTAssertEqual(done, ["now"])
    }

    func testWorkIsDoneInTheOrderOfItsDeadlines() {
        plan("late", after: .seconds(3))
        plan("early", after: .seconds(1))
        plan("middle", after: .seconds(2))
        scheduler.advance(by: .seconds(2))
        XCTAssertEqual(done, ["early", "middle"])
        XCTAssertEqual(scheduler.pending, [SchedulerTime(elapsed: .seconds(3))])
    }

    func testEqualDeadlinesKeepTheOrderOfScheduling() {
        let names = (0..<100).map(String.init)
        names.forEach { plan($0, after: .seconds(1)) }
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(done, names)
    }

    func testAnyOrderOfSchedulingEndsInTheSameOrderOfDoing() {
        var random = SystemRandomNumberGenerator()
        let deadlines = (0..<500).map { _ in Int.random(in: 0..<50, using: &random) }
        for (index, deadline) in deadlines.enumerated() {
            plan("\(index)", after: .seconds(deadline))
        }
        XCTAssertTrue(scheduler.run())
        let expected = deadlines.enumerated().sorted {
            ($0.element, $0.offset) < ($1.element, $1.offset)
        }
        XCTAssertEqual(done, expected.map { "\($0.offset)" })
    }

    func testWorkSeesItsOwnDeadlineOnTheClock() {
        var seen: [SchedulerTime] = []
        for second in [2, 1] {
            scheduler.schedule(after: SchedulerTime(elapsed: .seconds(second))) {
                seen.append(self.scheduler.now)
            }
        }
        scheduler.advance(by: .seconds(5))
        XCTAssertEqual(seen.map(\.elapsed), [.seconds(1), .seconds(2)])
        XCTAssertEqual(scheduler.now.elapsed, .seconds(5))
    }

    func testWorkScheduledWhileTheClockTurnsIsDoneInItsPlace() {
        scheduler.schedule(after: SchedulerTime(elapsed: .seconds(1))) {
            self.done.append("first")
            self.plan("between", after: .seconds(1))
            self.plan("later", after: .seconds(9))
        }
        plan("last", after: .seconds(3))
        scheduler.advance(by: .seconds(3))
        XCTAssertEqual(done, ["first", "between", "last"])
        XCTAssertEqual(scheduler.pending.map(\.elapsed), [.seconds(10)])
    }

    func testRepeatingWorkIsDoneAtEachTimeUntilCancelled() {
        var times: [SchedulerTime.Stride] = []
        let token = scheduler.schedule(
            after: SchedulerTime(elapsed: .seconds(1)), interval: .seconds(2)
        ) { times.append(self.scheduler.now.elapsed) }
        scheduler.advance(by: .seconds(5))
        token.cancel()
        scheduler.advance(by: .seconds(5))
        XCTAssertEqual(times, [.seconds(1), .seconds(3), .seconds(5)])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testRepeatingWorkCanCancelItself() {
        var token: (any Cancellable)?
        token = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
            self.done.append("once")
            token?.cancel()
        }
        scheduler.advance(by: .seconds(3))
        XCTAssertEqual(done, ["once"])
    }

    func testCancellingInTheMiddleLeavesTheOthersInOrder() {
        let tokens = [5, 3, 8, 1, 9, 2].map { second in
            scheduler.schedule(
                after: SchedulerTime(elapsed: .seconds(second)), interval: .seconds(100)
            ) { self.done.append("\(second)") }
        }
        tokens[1].cancel()
        tokens[4].cancel()
        tokens[4].cancel()
        scheduler.advance(by: .seconds(50))
        XCTAssertEqual(done, ["1", "2", "5", "8"])
    }

    func testAnIntervalThatIsNotPositiveRunsOnce() {
        _ = scheduler.schedule(after: scheduler.now, interval: .zero) { self.done.append("once") }
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(done, ["once"])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testRunStopsAtItsLimit() {
        let token = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
            self.done.append("tick")
        }
        XCTAssertFalse(scheduler.run(limit: 7))
        XCTAssertEqual(done.count, 7)
        token.cancel()
        XCTAssertTrue(scheduler.run())
    }

    func testTheClockNeverGoesBack() {
        scheduler.advance(by: .seconds(2))
        scheduler.advance(to: SchedulerTime(elapsed: .seconds(1)))
        scheduler.advance(by: .seconds(-1))
        plan("past", after: .seconds(-5))
        XCTAssertEqual(scheduler.pending.map(\.elapsed), [.seconds(2)])
        scheduler.advance()
        XCTAssertEqual(done, ["past"])
        XCTAssertEqual(scheduler.now.elapsed, .seconds(2))
    }
}
