import Binding
import XCTest

/// Waiting by a scheduler's clock, in Swift's durations.
@MainActor
final class SleepTests: XCTestCase {
    private let clock = TestScheduler()
    private var log: [String] = []

    private func begin(_ name: String, _ duration: Duration) -> Task<Void, Never> {
        Task.immediate {
            do {
                try await clock.sleep(for: duration)
                log.append("\(name) at \(Duration(clock.now.elapsed))")
            } catch {
                log.append("\(name): \(type(of: error))")
            }
        }
    }

    func testASleeperWakesAtItsTime() async {
        let tasks = [begin("late", .milliseconds(2500)), begin("early", .seconds(1))]
        clock.advance(by: .milliseconds(999))
        await Task.yield()
        XCTAssertEqual(log, [])
        clock.advance(by: .milliseconds(1))
        await tasks[1].value
        XCTAssertEqual(log, ["early at 1.0 seconds"])
        clock.advance(by: .milliseconds(1500))
        await tasks[0].value
        XCTAssertEqual(log, ["early at 1.0 seconds", "late at 2.5 seconds"])
        XCTAssertEqual(clock.pending, [])
    }

    func testACancelledSleepThrowsAndLeavesNothing() async {
        let task = begin("sleeper", .seconds(1))
        XCTAssertEqual(clock.pending.count, 1)
        task.cancel()
        await task.value
        XCTAssertEqual(log, ["sleeper: CancellationError"])
        XCTAssertEqual(clock.pending, [])
    }

    func testACancelledTaskDoesNotBeginToSleep() async {
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await begin("sleeper", .seconds(1)).value
            do { try await clock.sleep(for: .seconds(1)) } catch { log.append("awake") }
        }
        while clock.pending.isEmpty { await Task.yield() }
        clock.advance(by: .seconds(1))
        await task.value
        XCTAssertEqual(log, ["sleeper at 1.0 seconds", "awake"])
    }

    func testAnySchedulerCanBeSleptOn() async throws {
        try await AnyScheduler.immediate.sleep(for: .seconds(9))
        try await MainScheduler.shared.sleep(for: .milliseconds(1))
        let erased = AnyScheduler(clock)
        let task = Task { try await erased.sleep(for: .seconds(1)) }
        while clock.pending.isEmpty { await Task.yield() }
        clock.advance(by: .seconds(1))
        try await task.value
    }

    func testAServiceOnAnotherActorSleepsByTheClock() async throws {
        let service = Kettle(clock: ServiceClock(AnyScheduler(clock)))
        let boiling = Task { try await service.boil() }
        while clock.pending.isEmpty { await Task.yield() }
        XCTAssertEqual(clock.pending.map(\.elapsed), [.seconds(3)])
        clock.advance(by: .seconds(3))
        let isHot = try await boiling.value
        XCTAssertTrue(isHot)
        let second = Task { try await service.boil() }
        while clock.pending.isEmpty { await Task.yield() }
        second.cancel()
        let result = await second.result
        XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
        XCTAssertEqual(clock.pending, [])
    }
}

private actor Kettle {
    private let clock: ServiceClock

    init(clock: ServiceClock) {
        self.clock = clock
    }

    func boil() async throws -> Bool {
        try await clock.sleep(for: .seconds(3))
        return true
    }
}
