import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class CitiesScreenTests: XCTestCase {
    private let service = UnsteadyCities()

    private func begin() async throws -> (FlowDriver, CitiesScreen) {
        let flow = CitiesCoordinator(cities: service)
        let app = try FlowDriver(of: flow, at: .cities)
        let screen = try XCTUnwrap(app.screen as? CitiesScreen)
        try await app.wait { app.text.contains("Loading…") }
        XCTAssertEqual(app.path, ["host", "cities"])
        XCTAssertTrue(app.text.hasPrefix("Cities"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Cities" })
        return (app, screen)
    }

    func testTheContentsAreLoaded() async throws {
        let (app, screen) = try await begin()
        XCTAssertTrue(app.text.contains(CitiesError.unavailable.text), app.text)
        XCTAssertTrue(screen.view.rows.isHidden)
        service.isFailing = false
        try await app.choose("Try again")
        XCTAssertNil(screen.view.missing.state)
        XCTAssertTrue(app.text.contains("My name"), app.text)
        XCTAssertTrue(app.text.contains("Your name"), app.text)
    }

    func testAnEmptyListSaysSo() async throws {
        (service.isFailing, service.memory.contents) = (false, [])
        let (app, _) = try await begin()
        XCTAssertTrue(app.text.contains("There is nothing here yet."), app.text)
    }
}

/// Fails while `isFailing` is true.
@MainActor
private final class UnsteadyCities: CitiesService {
    var isFailing = true
    var memory = MemoryCities()

    func load() async throws(CitiesError) -> [CitiesRow] {
        await _Concurrency.Task.yield()
        if isFailing { throw .unavailable }
        return await memory.load()
    }
}
