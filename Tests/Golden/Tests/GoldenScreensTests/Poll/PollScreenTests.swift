import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class PollScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, PollScreen) {
        let viewModel = PollViewModel(PollInput(id: 7))
        let screen = PollScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .poll)
        XCTAssertEqual(app.path, ["host", "poll"])
        XCTAssertTrue(app.text.hasPrefix("Poll"), app.text)
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(view.done.hint, "Fill in a, b, c, d and born.")
        XCTAssertEqual(viewModel.a.value, "")
        try await app.type("My a", into: "A")
        XCTAssertEqual(viewModel.a.value, "My a")
        XCTAssertEqual(viewModel.b.value, "")
        try await app.type("My b", into: "B")
        XCTAssertEqual(viewModel.b.value, "My b")
        XCTAssertEqual(viewModel.c.value, "")
        try await app.type("My c", into: "C")
        XCTAssertEqual(viewModel.c.value, "My c")
        XCTAssertEqual(viewModel.d.value, "")
        try await app.type("My d", into: "D")
        XCTAssertEqual(viewModel.d.value, "My d")
        XCTAssertEqual(viewModel.born.value, CalendarDate?.none)
        try await app.type("1970-01-01", into: "Born")
        XCTAssertEqual(viewModel.born.value, CalendarDate.epoch)
        XCTAssertEqual(viewModel.height.value, Double?.none)
        try await app.type("7.5", into: "Height")
        XCTAssertEqual(viewModel.height.value, 7.5)
        XCTAssertEqual(view.done.hint, "")
        for (name, text) in [
            ("A", "My a"), ("B", "My b"), ("C", "My c"), ("D", "My d"), ("Born", "1970-01-01"),
        ] {
            try await app.type("", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        for (name, text) in [("Born", "1970-01-01"), ("Height", "7.5")] {
            try await app.type("x", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testEachDecision() async throws {
        let router = PollRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}
