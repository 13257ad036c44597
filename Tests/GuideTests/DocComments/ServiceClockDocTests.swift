import Binding
import XCTest

/// The sample in the doc comment of the clock for services.
@MainActor
final class ServiceClockDocTests: XCTestCase {
    func testAServiceWaitsByTheClock() async throws {
        let clock = TestScheduler()
        let service = SteamService(clock: ServiceClock(AnyScheduler(clock)))
        let work = Task { try await service.heatUp() }
        while clock.pending.isEmpty { await Task.yield() }
        XCTAssertEqual(clock.pending, [SchedulerTime(elapsed: .seconds(5))])
        clock.advance(by: .seconds(5))
        try await work.value
    }
}

actor SteamService {
    private let clock: ServiceClock

    init(clock: ServiceClock) {
        self.clock = clock
    }

    func heatUp() async throws {
        try await clock.sleep(for: .seconds(5))
    }
}
