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
        XCTAssertEqual(SchedulerTime.Stride(Duration.seconds(-3.9)), .milliseconds(-3900))
        XCTAssertEqual(SchedulerTime.Stride(Duration.seconds(3.9)), .milliseconds(3900))
        XCTAssertEqual(Duration(SchedulerTime.Stride.seconds(-1.5)), .milliseconds(-1500))
        XCTAssertEqual(SchedulerTime.Stride(.seconds(Int64.max)).nanoseconds, .max)
    }

    func testALiteralSpanCountsSeconds() {
        let half: SchedulerTime.Stride = 0.5
        let two: SchedulerTime.Stride = 2
        XCTAssertEqual([half, two], [.milliseconds(500), .seconds(2)])
    }

    func testAMultipleOfASpanIsThatManyTimesAsLong() {
        let interval = SchedulerTime.Stride.milliseconds(1500)
        XCTAssertEqual(interval * 5, .milliseconds(7500))
        XCTAssertEqual(interval * 0.5, .milliseconds(750))
        XCTAssertEqual(interval * -1, .milliseconds(-1500))
        XCTAssertEqual(interval * 1, interval)
        XCTAssertEqual(SchedulerTime.Stride(nanoseconds: .max) * 2, .init(nanoseconds: .max))
        XCTAssertEqual(SchedulerTime.Stride(nanoseconds: .max) * -2, .init(nanoseconds: .min))
        XCTAssertEqual(SchedulerTime.Stride(nanoseconds: .min) * 1, .init(nanoseconds: .min))
    }

    func testEachOperatorOfTimeTakesADuration() {
        let (clock, pause) = (TestScheduler(), Duration.milliseconds(1500))
        let now = PassthroughSubject<Int, Never>()
        var received: [String] = []
        func note(_ name: String, _ source: some Publisher<Int, Never>) -> AnyCancellable {
            source.sink { received.append("\(name) \($0) at \(Duration(clock.now.elapsed))") }
        }
        let tokens = [
            note("delay", now.delay(for: pause, scheduler: clock)),
            note("debounce", now.debounce(for: pause, scheduler: clock)),
            note("throttle", now.throttle(for: pause, scheduler: clock, latest: true)),
            note("collect", now.collect(.byTime(clock, pause)).map(\.count)),
            note("timer", clock.timer(every: pause).autoconnect().prefix(1).map { _ in 0 }),
            note("timeout", now.timeout(pause, scheduler: clock)),
        ]
        now.send(7)
        clock.advance(by: pause)
        XCTAssertEqual(
            Set(received),
            [
                "delay 7 at 1.5 seconds", "debounce 7 at 1.5 seconds", "throttle 7 at 0.0 seconds",
                "collect 1 at 1.5 seconds", "timer 0 at 1.5 seconds", "timeout 7 at 0.0 seconds",
            ])
        XCTAssertEqual(clock.now.advanced(by: pause).elapsed, .seconds(3))
        tokens.forEach { $0.cancel() }
    }

    func testSchedulersAreNamedWhereOneIsExpected() {
        XCTAssertEqual(Just(1).receive(on: .immediate).record().values, [1])
    }
}
