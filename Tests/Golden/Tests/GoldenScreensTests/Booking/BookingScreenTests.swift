import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class BookingScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, BookingScreen) {
        let screen = BookingScreen()
        let app = try FlowDriver(of: screen, at: .booking)
        XCTAssertEqual(app.path, ["host", "booking"])
        XCTAssertTrue(app.text.hasPrefix("Booking"), app.text)
        XCTAssertTrue(ScreenList.all.contains { $0.title == "Booking" })
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(view.done.hint, "Fill in name.")
        XCTAssertEqual(viewModel.name.value, "")
        try await app.type("My name", into: "Name")
        XCTAssertEqual(viewModel.name.value, "My name")
        XCTAssertEqual(view.done.hint, "")
        for (name, text) in [("Name", "My name")] {
            try await app.type("", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testEachDecision() async throws {
        let router = BookingRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}
