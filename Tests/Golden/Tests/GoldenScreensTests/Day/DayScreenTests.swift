import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class DayScreenTests: XCTestCase {
    private let service = UnsteadyDay()

    private func begin() async throws -> (FlowDriver, DayScreen) {
        let flow = DayCoordinator(day: service)
        let app = try FlowDriver(of: flow, at: .day)
        let screen = try XCTUnwrap(app.screen as? DayScreen)
        try await app.wait { app.text.contains("Loading…") }
        XCTAssertEqual(app.path, ["host", "day"])
        XCTAssertTrue(app.text.hasPrefix("Day"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Day" })
        return (app, screen)
    }

    func testTheContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        XCTAssertTrue(app.text.contains(DayError.unavailable.text), app.text)
        XCTAssertEqual(screen.view.values.rows, [])
        service.isFailing = false
        try await app.choose("Try again")
        XCTAssertNil(screen.view.missing.state)
        XCTAssertTrue(app.text.contains("Weather: rain"), app.text)
    }

    func testThePartsAreShown() async throws {
        let (_, screen) = try await begin()
        let parts = screen.view.parts
        XCTAssertTrue(screen.view.controls.contains { $0 === parts })
        XCTAssertTrue(parts.screens.elementsEqual(screen.children) { $0 === $1 })
        XCTAssertTrue(
            parts.screens.contains { part in
                (part as? DayHeaderScreen)?.view.title == "Header"
            })
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyDay: DayService {
    var isFailing = true
    var memory = MemoryDay()

    func load() async throws(DayError) -> DayDetails {
        await _Concurrency.Task.yield()
        if isFailing { throw .unavailable }
        return await memory.load()
    }
}
