import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class DayScreenTests: XCTestCase {
    private let service = UnsteadyDay()

    private func begin() async throws -> (FlowDriver, DayScreen) {
        let flow = DayCoordinator(DayInput(day: CalendarDate.epoch), day: service)
        let app = try FlowDriver(of: flow, at: .day)
        let screen = try XCTUnwrap(app.screen as? DayScreen)
        try await app.wait { app.text.contains("Loading…") }
        XCTAssertEqual(app.path, ["host", "day"])
        XCTAssertTrue(app.text.hasPrefix("Day"), app.text)
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
        XCTAssertEqual(
            service.inputs, [DayInput(day: CalendarDate.epoch), DayInput(day: CalendarDate.epoch)])
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

    func testTheRoutesLeadOn() async throws {
        service.isFailing = false
        let (app, _) = try await begin()
        try await app.choose("About")
        XCTAssertEqual(app.path, ["host", "day", "about"])
        try await app.back()
    }

    func testEachDecision() async throws {
        let router = DayRouter()
        XCTAssertEqual(try router.route(to: "about"), .push(.about))
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyDay: DayService {
    var isFailing = true
    var memory = MemoryDay()
    private(set) var inputs: [DayInput] = []

    func load(_ input: DayInput) async throws(DayError) -> DayDetails {
        inputs.append(input)
        await _Concurrency.Task.yield()
        if isFailing { throw .unavailable }
        return await memory.load(input)
    }
}
