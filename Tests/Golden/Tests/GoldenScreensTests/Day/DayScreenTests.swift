import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class DayScreenTests: XCTestCase {
    private let host = FlowHost()

    private func begin() async throws -> (FlowDriver, DayScreen) {
        let app = try FlowDriver(host)
        app.navigator.go(.start(.day))
        try await app.wait()
        return (app, try XCTUnwrap(app.screen as? DayScreen))
    }

    func testTheContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        XCTAssertTrue(app.text.contains(DayError.unavailable.text), app.text)
        XCTAssertEqual(screen.view.values.rows, [])
        host.service.isFailing = false
        try await app.choose("Try again")
        XCTAssertFalse(app.text.contains(DayError.unavailable.text), app.text)
        XCTAssertTrue(app.text.contains("Weather: rain"), app.text)
    }

    func testThePartsAreShown() async throws {
        let (_, screen) = try await begin()
        let parts = screen.view.parts.screens.map { "\(type(of: $0))" }
        XCTAssertEqual(parts, screen.children.map { "\(type(of: $0))" })
        XCTAssertEqual(
            parts,
            [
                "DayHeaderScreen"
            ])
    }
}

/// Fails until it is told otherwise.
@MainActor
private final class UnsteadyDay: DayService {
    var isFailing = true
    var memory = MemoryDay()

    func load() async throws(DayError) -> DayDetails {
        if isFailing { throw .unavailable }
        return await memory.load()
    }
}

/// Shows the screen over another one.
private final class FlowHost: Coordinator {
    static let flow = Flow<FlowHost>(.init("host")) {
        ScreenRoute(.init("host")) { _ in HostScreen() }
        ChildFlow(.day) { host in
            DayCoordinator(day: host.service)
        }
    }

    let service = UnsteadyDay()
}

private final class HostScreen: Screen {}
