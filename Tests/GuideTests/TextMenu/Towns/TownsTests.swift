import Wayline
import XCTest

/// The samples of the guides about searching, rows, messages and questions.
@MainActor
final class TownsTests: XCTestCase {
    private let atlas = PaperAtlas()

    private func makeApp() async throws -> FlowDriver {
        let app = try FlowDriver(.towns(in: atlas))
        try await app.advance(by: .milliseconds(300))
        return app
    }

    func testItSearchesWhenTheUserPauses() async throws {
        let app = try await makeApp()
        try await app.type("h", into: "Search")
        try await app.advance(by: .milliseconds(299))
        try await app.type("ha", into: "Search")
        try await app.advance(by: .milliseconds(300))
        XCTAssertEqual(atlas.searches, ["", "ha"])
        XCTAssertTrue(app.text.contains("Found, list: 1 row\nHà Nội"), app.text)
    }

    func testAFailureIsShownBesideTheField() async throws {
        let app = try await makeApp()
        atlas.failure = AtlasFailure()
        try await app.type("ha", into: "Search")
        try await app.advance(by: .milliseconds(300))
        XCTAssertTrue(app.text.contains("ha; The atlas does not answer."), app.text)
    }

    func testAHiddenTownComesBack() async throws {
        let app = try await makeApp()
        try await app.perform("Hide", on: "Hà Nội", in: "Found")
        XCTAssertEqual(app.message, "Hà Nội is hidden.")
        try await app.undo()
        XCTAssertNil(app.message)
        XCTAssertTrue(app.text.contains("Found, list: 3 rows"), app.text)
    }

    func testTheMessageStandsForTenSeconds() async throws {
        let app = try await makeApp()
        try await app.perform("Hide", on: "Hà Nội", in: "Found")
        try await app.advance(by: .milliseconds(9_999))
        XCTAssertNotNil(app.message)
        try await app.advance(by: .milliseconds(1))
        XCTAssertNil(app.message)
    }

    func testAnActionIsOnlyForTheRowsForWhichItIsAvailable() async throws {
        let app = try await makeApp()
        do {
            try await app.perform("Hide", on: "Huế", in: "Found")
            XCTFail("Huế can be hidden")
        } catch FlowDriverError.notAvailable {}
    }

    func testSeveralTownsAreChosen() async throws {
        let app = try await makeApp()
        try await app.choose("Huế", in: "Trip")
        try await app.choose("Đà Nẵng", in: "Trip")
        let screen = try XCTUnwrap(app.screen as? TownsScreen)
        XCTAssertEqual(screen.viewModel.chosen.value, ["Huế", "Đà Nẵng"])
    }

    func testAnAnswerOfOnesOwnIsUsed() async throws {
        let app = try await makeApp()
        try await app.choose("Send tickets")
        try await app.choose("Work")
        XCTAssertEqual((app.screen as? TownsScreen)?.address, "Work")
    }

    func testEscapeAnswersNothing() async throws {
        let app = try await makeApp()
        try await app.choose("Send tickets")
        try await app.back()
        XCTAssertEqual((app.screen as? TownsScreen)?.address, "")
        XCTAssertEqual(app.alerts, [])
    }

    func testWorkThatAScreenHasBegunIsCancelled() async throws {
        let app = try await makeApp()
        let screen = try XCTUnwrap(app.screen as? TownsScreen)
        var wasCancelled = false
        let task = screen.begin { _ in
            do { try await app.clock.sleep(for: .seconds(5)) } catch { wasCancelled = true }
        }
        task.cancel()
        await task.value
        XCTAssertTrue(wasCancelled)
    }

    func testTheDriverDoesNotWaitForATaskOfOnesOwn() async throws {
        let app = try await makeApp()
        var isDone = false
        let task = Task {
            for _ in 0..<200 { await Task.yield() }
            isDone = true
        }
        try await app.wait(until: { isDone })
        XCTAssertTrue(isDone)
        await task.value
    }
}
