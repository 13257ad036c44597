import Binding
import WaylineStreams
import XCTest

final class OtherSchedulersTests: XCTestCase {
    func testTheImmediateSchedulerDoesAllWithinTheCall() {
        let scheduler = ImmediateScheduler.shared
        var count = 0
        scheduler.schedule { count += 1 }
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(9))) { count += 1 }
        _ = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { count += 1 }
        XCTAssertEqual(count, 3)
    }

    func testAnErasedSchedulerKeepsTheClockBeneath() {
        let test = TestScheduler()
        let scheduler = AnyScheduler(test)
        var done: [Int] = []
        scheduler.schedule { done.append(0) }
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(2))) { done.append(2) }
        let token = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) {
            done.append(1)
        }
        test.advance(by: .seconds(2))
        token.cancel()
        XCTAssertEqual(done, [0, 1, 1, 2, 1])
        XCTAssertEqual(scheduler.now.elapsed, .seconds(2))
    }

    func testStridesAndDurationsSayTheSame() {
        XCTAssertEqual(SchedulerTime.Stride(.milliseconds(1500)), .milliseconds(1500))
        XCTAssertEqual(SchedulerTime.Stride(.nanoseconds(-7)), .nanoseconds(-7))
        XCTAssertEqual(Duration(SchedulerTime.Stride.seconds(-1.5)), .milliseconds(-1500))
        XCTAssertEqual(SchedulerTime.Stride(.seconds(Int64.max)).nanoseconds, .max)
    }

    func testALiteralSpanCountsSeconds() {
        let half: SchedulerTime.Stride = 0.5
        let two: SchedulerTime.Stride = 2
        XCTAssertEqual([half, two], [.milliseconds(500), .seconds(2)])
    }

    func testSchedulersAreNamedWhereOneIsExpected() {
        XCTAssertEqual(Just(1).receive(on: .immediate).record().values, [1])
    }
}
