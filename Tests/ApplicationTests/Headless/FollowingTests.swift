import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineStreams
import XCTest

/// Screens and coordinators follow asynchronous sequences.
@MainActor
final class FollowingTests: XCTestCase {
    private var received: [Int] = []
    private var ends: [Tide?] = []
    private let label = Label()
    private let button = Button("Send")

    private func driver() throws -> FlowDriver {
        let next = Button("Next")
        let app = try FlowDriver(FixedCoordinator([label, button, next], next: []))
        let first = app.screen as? FixedScreen
        next.onTap(self) { [weak first] _ in first?.perform(.next) }
        return app
    }

    func testElementsArriveInOrderAndAfterTheLastOneTheEnd() async throws {
        let app = try driver()
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        input.yield(1)
        (app.screen as? FixedScreen)?.follow(numbers) { _, number in
            await Task.yield()
            self.received.append(number)
        } onEnd: { _, _ in
            self.ends.append(nil)
        }
        for number in 2...5 { input.yield(number) }
        try await app.wait()
        XCTAssertEqual(received, [1, 2, 3, 4, 5])
        XCTAssertEqual(ends, [])
        input.finish()
        try await app.wait()
        XCTAssertEqual(ends, [nil])
    }

    func testAStepWaitsForAnElementThatItSends() async throws {
        let app = try driver()
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        (app.screen as? FixedScreen)?.follow(numbers) { [label] _, number in
            label.text = "Number \(number)"
        }
        button.onTap(self) { _ in input.yield(7) }
        try await app.choose("Send")
        XCTAssertTrue(app.text.contains("Number 7"), app.text)
    }

    func testAnErrorArrivesAtTheEnd() async throws {
        let app = try driver()
        let (numbers, input) = AsyncThrowingStream.makeStream(of: Int.self)
        (app.screen as? FixedScreen)?.follow(numbers) { _, number in
            self.received.append(number)
        } onEnd: { _, error in
            self.ends.append(error as? Tide)
        }
        input.yield(1)
        input.finish(throwing: Tide.low)
        try await app.wait()
        XCTAssertEqual(received, [1])
        XCTAssertEqual(ends, [.low])
    }

    func testItEndsWithItsScreen() async throws {
        let app = try driver()
        try await app.choose("Next")
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        let hasEnded = Observable(false)
        let isCancelled = expectation(description: "cancelled")
        input.onTermination = { _ in isCancelled.fulfill() }
        (app.screen as? FixedScreen)?.follow(numbers) { _, number in
            self.received.append(number)
        } onEnd: { _, _ in
            hasEnded.value = true
        }
        input.yield(1)
        input.yield(2)
        try await app.back()
        await fulfillment(of: [isCancelled], timeout: 5)
        XCTAssertEqual(received, [])
        XCTAssertFalse(hasEnded.value)
        XCTAssertEqual(app.navigator.work.sequenceCount, 0)
    }

    func testACancelledTaskCancelsTheIterationAndTheWork() async throws {
        let app = try driver()
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        let task = (app.screen as? FixedScreen)?.follow(numbers) { _, number in
            do { try await app.clock.sleep(for: .seconds(60)) } catch { self.ends.append(.low) }
            self.received.append(number)
        }
        input.yield(1)
        input.yield(2)
        try await app.wait()
        XCTAssertEqual(app.clock.pending.count, 1)
        task?.cancel()
        await task?.value
        XCTAssertEqual(ends, [.low])
        XCTAssertEqual(received, [1])
        XCTAssertEqual(app.clock.pending, [])
    }

    func testASequenceByTheClockFollowsVirtualTime() async throws {
        let app = try driver()
        let clock = ServiceClock(AnyScheduler(app.clock))
        let seconds = AsyncStream {
            do { try await clock.sleep(for: .seconds(1)) } catch { return nil as Int? }
            return 1
        }
        (app.screen as? FixedScreen)?.follow(seconds) { self.received.append($1) }
        try await app.wait()
        XCTAssertEqual(received, [])
        try await app.advance(by: .seconds(5))
        XCTAssertEqual(received.count, 5)
    }

    func testACoordinatorFollowsThePublisherOfASignal() async throws {
        let app = try driver()
        let signal = Signal<Int>()
        let coordinator = app.navigator.coordinator as? FixedCoordinator
        coordinator?.follow(signal.values) { self.received.append($1) }
        try await app.choose("Next")
        signal.send(4)
        try await app.wait()
        XCTAssertEqual(received, [4])
    }

    func testAScreenMayBeginBeforeItIsShown() async throws {
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        let coordinator = FixedCoordinator([label])
        coordinator.screen.follow(numbers) { self.received.append($1) }
        let app = try FlowDriver(coordinator)
        for number in 1...3 {
            input.yield(number)
            try await app.wait()
            XCTAssertEqual(received.last, number)
        }
        XCTAssertEqual(app.navigator.work.sequenceCount, 1)
        app.navigator.end()
        input.yield(2)
        for _ in 0..<20 { await Task.yield() }
        XCTAssertEqual(received, [1, 2, 3])
        XCTAssertEqual(app.navigator.work.sequenceCount, 0)
    }

    func testTheLatestElementIsAValueThatStaysAfterTheEnd() async throws {
        let app = try driver()
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        let screen = try XCTUnwrap(app.screen as? FixedScreen)
        let latest = screen.latest(of: numbers, first: 0)
        screen.bind(latest) { [label] in label.text = "Number \($1)" }
        XCTAssertEqual(latest.value, 0)
        input.yield(4)
        input.yield(5)
        try await app.wait()
        XCTAssertTrue(app.text.contains("Number 5"), app.text)
        input.finish()
        try await app.wait()
        XCTAssertEqual(latest.value, 5)
    }

    func testAnErrorBecomesTheLatestValue() async throws {
        let app = try driver()
        let (numbers, input) = AsyncThrowingStream.makeStream(of: Int.self)
        let latest = (app.screen as? FixedScreen)?.latest(of: numbers, first: 0) {
            $0 as? Tide == .low ? -1 : -2
        }
        input.yield(1)
        input.finish(throwing: Tide.low)
        try await app.wait()
        XCTAssertEqual(latest?.value, -1)
    }

    func testTheLatestValueNoLongerChangesAfterItsScreenHasLeft() async throws {
        let app = try driver()
        try await app.choose("Next")
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        let latest = (app.screen as? FixedScreen)?.latest(of: numbers, first: 0)
        input.yield(1)
        try await app.wait()
        try await app.back()
        input.yield(2)
        try await app.wait()
        XCTAssertEqual(latest?.value, 1)
        XCTAssertEqual(app.navigator.work.sequenceCount, 0)
    }

    func testTheNextElementIsNotAwaited() async throws {
        let app = try FlowDriver(App("Sea") { _ in FixedCoordinator([]) })
        (app.screen as? FixedScreen)?.follow(AsyncStream<Int> { _ in }) { _, _ in }
        let start = ContinuousClock.now
        for _ in 1...5 { try await app.wait() }
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(5))
        XCTAssertEqual(app.app?.isBusy, false)
    }

    func testElementsWithoutEndAreAMistakeAndNotAHang() async throws {
        let app = try driver()
        app.patience = .milliseconds(50)
        let (numbers, input) = AsyncStream.makeStream(of: Int.self)
        (app.screen as? FixedScreen)?.follow(numbers) { _, _ in
            await Task.yield()
            input.yield(1)
        }
        input.yield(1)
        await assertThrows(prefix: "some work has not ended") { try await app.wait() }
        app.navigator.end()
    }
}

private enum Tide: Error {
    case low
}
