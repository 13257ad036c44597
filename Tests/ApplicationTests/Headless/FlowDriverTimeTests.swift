import Binding
import Coordination
import ScreenSupport
import TestSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import WaylineStreams
import XCTest

/// Virtual time goes from one due moment to the next, and work goes on in between.
@MainActor
final class FlowDriverTimeTests: XCTestCase {
    private let button = Button("Begin")
    private let clock = TestScheduler()
    private var log: [Wake] = []
    private lazy var coordinator = FixedCoordinator([button])

    private struct Wake: Hashable, Comparable {
        let time: Int
        let worker: Int
        var step = 0

        static func < (one: Wake, other: Wake) -> Bool {
            (one.time, one.worker, one.step) < (other.time, other.worker, other.step)
        }
    }

    /// The time in milliseconds.
    private var now: Int { Int(clock.now.elapsed.nanoseconds / 1_000_000) }

    private func note(_ worker: Int, _ step: Int) {
        log.append(Wake(time: now, worker: worker, step: step))
    }

    func testAllWaitsOfAChainAreOver() async throws {
        button.onTap(self) {
            for step in 1...3 {
                for await _ in Just(()).delay(for: 1, scheduler: $0.clock).values {}
                $0.note(0, step)
            }
        }
        let app = try FlowDriver(coordinator, clock: clock)
        try await app.choose("Begin")
        try await app.advance(by: .seconds(3))
        XCTAssertEqual(log.map(\.time), [1000, 2000, 3000])
        XCTAssertFalse(button.isWorking)
    }

    func testAWaitWithoutEndIsAMistakeAndNotAHang() async throws {
        button.onTap(self) { test in
            while !Task.isCancelled { do { try await test.clock.sleep(for: .zero) } catch {} }
        }
        let app = try FlowDriver(coordinator, clock: clock)
        app.patience = .milliseconds(50)
        try await app.choose("Begin")
        await assertThrows(prefix: "some work has not ended") {
            try await app.advance(by: .seconds(1))
        }
        button.cancel()
    }

    func testTheTimeOfDayIsThatOfTheDueMoment() async throws {
        var times: [Int] = []
        let app = App("Watch") { [button] context in
            context.clock.schedule(after: context.clock.now.advanced(by: 3)) {
                times.append(context.now() - 1_750_000_000)
            }
            button.onTap(self) { _ in
                for _ in 1...3 {
                    do { try await context.clock.sleep(for: .seconds(2)) } catch { return }
                    times.append(context.now() - 1_750_000_000)
                }
            }
            return FixedCoordinator([button])
        }
        let driver = try FlowDriver(app)
        try await driver.choose("Begin")
        try await driver.advance(by: .seconds(5))
        XCTAssertEqual(times, [2, 3, 4])
        try await driver.advance(by: .seconds(-5))
        try await driver.advance(by: .seconds(1))
        XCTAssertEqual(times, [2, 3, 4, 6])
    }

    func testExactlyWhatIsDueHasRunAtItsOwnTime() async throws {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(6, all: 200) { try await runWorkers(using: &random) }
    }

    private func runWorkers(using random: inout SplitMix) async throws {
        let start = now
        let workers = (0..<Int.random(in: 1...5, using: &random)).map { _ in
            (0..<Int.random(in: 0...6, using: &random)).map { _ in
                [0, 1, 500, 1000, .random(in: 0...3000, using: &random)]
                    .randomElement(using: &random) ?? 0
            }
        }
        let service = Alarms(clock: ServiceClock(AnyScheduler(clock)))
        let screen = coordinator.screen
        button.onTap(self) { test in
            for (worker, waits) in workers.enumerated() {
                screen.begin { _ in await test.work(worker, waits, service) }
            }
        }
        let app = try FlowDriver(coordinator, clock: clock)
        try await app.choose("Begin")
        let all = expected(workers, from: start)
        for _ in 0..<8 {
            let stride = Int.random(in: 0...4000, using: &random)
            try await app.advance(by: .milliseconds(stride))
            XCTAssertEqual(log.sorted(), all.filter { $0.time <= now }, "\(workers)")
            XCTAssertEqual(log.map(\.time), log.map(\.time).sorted(), "\(workers)")
        }
        try await app.advance(by: .seconds(20))
        log = []
    }

    /// Waits on the main actor, or on that of a service.
    private func work(_ worker: Int, _ waits: [Int], _ service: Alarms) async {
        for (step, wait) in waits.enumerated() {
            let duration = Duration.milliseconds(wait)
            do {
                if (worker + step).isMultiple(of: 2) {
                    try await clock.sleep(for: duration)
                } else {
                    try await service.wait(for: duration)
                }
            } catch { return }
            note(worker, step)
        }
    }

    private func expected(_ workers: [[Int]], from start: Int) -> [Wake] {
        workers.enumerated().flatMap { worker, waits in
            waits.indices.map { step in
                Wake(time: start + waits[...step].reduce(0, +), worker: worker, step: step)
            }
        }.sorted()
    }
}

private actor Alarms {
    private let clock: ServiceClock

    init(clock: ServiceClock) {
        self.clock = clock
    }

    func wait(for duration: Duration) async throws {
        try await clock.sleep(for: duration)
    }
}
