import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// Screens and coordinators repeat work by the clock of the app.
@MainActor
final class RepeatingTests: XCTestCase {
    private var count = 0

    private func driver() throws -> FlowDriver {
        let next = Button("Next")
        let app = try FlowDriver(FixedCoordinator([next], next: []))
        let first = app.screen as? FixedScreen
        next.onTap(self) { [weak first] _ in first?.perform(.next) }
        return app
    }

    func testItIsDoneAfterEachInterval() async throws {
        let app = try driver()
        (app.screen as? FixedScreen)?.every(.seconds(60)) { _ in self.count += 1 }
        XCTAssertEqual(count, 0)
        try await app.advance(by: .seconds(59))
        XCTAssertEqual(count, 0)
        try await app.advance(by: .seconds(1))
        XCTAssertEqual(count, 1)
        try await app.advance(by: .seconds(180))
        XCTAssertEqual(count, 4)
    }

    func testItEndsWithItsScreen() async throws {
        let app = try driver()
        try await app.choose("Next")
        (app.screen as? FixedScreen)?.every(.seconds(1)) { _ in self.count += 1 }
        try await app.advance(by: .seconds(2))
        try await app.back()
        XCTAssertEqual(app.clock.pending, [])
        try await app.advance(by: .seconds(5))
        XCTAssertEqual(count, 2)
    }

    func testACoordinatorRepeatsWorkUntilTheAppEnds() async throws {
        let app = try driver()
        let coordinator = app.navigator.coordinator as? FixedCoordinator
        coordinator?.every(.seconds(1)) { _ in self.count += 1 }
        try await app.choose("Next")
        try await app.advance(by: .seconds(2))
        XCTAssertEqual(count, 2)
        app.navigator.end()
        XCTAssertEqual(app.clock.pending, [])
    }

    func testATurnIsLeftOutWhileTheWorkIsUnderWay() async throws {
        let app = try driver()
        let clock = app.clock
        (app.screen as? FixedScreen)?.every(.seconds(1)) { _ in
            self.count += 1
            do { try await clock.sleep(for: .seconds(2.5)) } catch { self.count += 100 }
        }
        try await app.advance(by: .seconds(4))
        XCTAssertEqual(count, 2)
        app.navigator.end()
    }

    func testTimeEndsWorkThatWaitsForTheClockAndThenForAnotherThread() async throws {
        let app = try driver()
        let clock = app.clock
        let screen = app.screen as? FixedScreen
        screen?.begin { [self] _ in
            do { try await clock.sleep(for: .seconds(2.5)) } catch { return }
            for _ in 0..<1000 { await Slow().step() }
            count = 7
        }
        screen?.every(.seconds(1)) { _ in }
        try await app.advance(by: .seconds(3))
        XCTAssertEqual(count, 7)
    }

    func testTimersOfTheStartAreNotAwaited() async throws {
        let app = try FlowDriver(App("Café") { _ in StartingCoordinator() })
        XCTAssertFalse(app.navigator.work.waitsForClock)
        try await app.advance(by: .seconds(1))
        XCTAssertFalse(app.navigator.work.waitsForClock)
        try await app.restart()
        XCTAssertFalse(app.navigator.work.waitsForClock)
        XCTAssertEqual(app.clock.pending.count, 2)
    }

    func testAnActionDoesNotWaitForTheNextTurn() async throws {
        let app = try driver()
        (app.screen as? FixedScreen)?.every(.seconds(1)) { _ in self.count += 1 }
        XCTAssertEqual(app.navigator.work.progress, .waiting)
        try await app.choose("Next")
        XCTAssertEqual(count, 0)
    }
}

/// Work on another thread.
private actor Slow {
    func step() async { await Task.yield() }
}

private final class StartingScreen: Screen {
    func start() {
        every(.seconds(1)) { _ in }
        every(.seconds(2)) { _ in }
    }
}

private final class StartingCoordinator: Coordinator {
    static let flow = Flow<StartingCoordinator>(.starting) {
        FlowScreen(.starting) { _ in StartingScreen() }
    }
}

extension Destination<NoInput, NoOutput> {
    fileprivate static let starting = Self.init("starting")
}
