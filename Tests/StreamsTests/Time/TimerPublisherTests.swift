import Binding
import WaylineStreams
import XCTest

final class TimerPublisherTests: XCTestCase {
    private let scheduler = TestScheduler()

    func testATimerRunsWhileItIsConnected() {
        let timer = scheduler.timer(every: .seconds(2))
        let recorder = timer.record()
        scheduler.advance(by: .seconds(3))
        XCTAssertEqual(recorder.values, [])
        let connection = timer.connect()
        scheduler.advance(by: .seconds(4))
        connection.cancel()
        XCTAssertEqual(recorder.values.map(\.elapsed), [.seconds(5), .seconds(7)])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testDroppingTheConnectionStopsTheTimer() {
        let timer = scheduler.timer(every: .seconds(2))
        var connection: (any Cancellable)? = timer.connect()
        XCTAssertEqual(scheduler.pending.count, 1)
        withExtendedLifetime(connection) {}
        connection = nil
        XCTAssertEqual(scheduler.pending, [])
    }

    func testASecondConnectionSharesTheClock() {
        let timer = scheduler.timer(every: .seconds(1))
        let recorder = timer.record()
        let connections = [timer.connect(), timer.connect()]
        scheduler.advance(by: .seconds(2))
        XCTAssertEqual(recorder.values.count, 2)
        connections.forEach { $0.cancel() }
    }

    func testAutoconnectRunsFromTheFirstSubscriberToTheLast() {
        let ticks = scheduler.timer(every: .seconds(1)).autoconnect()
        XCTAssertEqual(scheduler.pending, [])
        let first = ticks.record()
        let second = ticks.record()
        scheduler.advance(by: .seconds(1))
        first.cancel()
        scheduler.advance(by: .seconds(1))
        second.cancel()
        XCTAssertEqual([first.values.count, second.values.count], [1, 2])
        XCTAssertEqual(scheduler.pending, [])
    }

    func testATickThatNobodyAskedForIsMissed() {
        let recorder = scheduler.timer(every: .seconds(1)).autoconnect().record(.max(1))
        scheduler.advance(by: .seconds(3))
        recorder.request(.max(1))
        scheduler.advance(by: .seconds(1))
        XCTAssertEqual(recorder.values.map(\.elapsed), [.seconds(1), .seconds(4)])
        recorder.cancel()
    }
}
