import Wayline
import XCTest

@testable import GoldenScreens

/// Uses the screen as a user does.
@MainActor
final class RemarkScreenTests: XCTestCase {
    private func begin() async throws -> (FlowDriver, RemarkScreen) {
        let viewModel = RemarkViewModel(RemarkInput(id: 7))
        let screen = RemarkScreen(viewModel: viewModel)
        let app = try FlowDriver(of: screen, at: .remark)
        XCTAssertEqual(app.path, ["host", "remark"])
        XCTAssertTrue(app.text.hasPrefix("Remark"), app.text)
        return (app, screen)
    }

    func testTheUserFillsInEachValue() async throws {
        let (app, screen) = try await begin()
        let (view, viewModel) = (screen.view, screen.viewModel)
        XCTAssertEqual(view.done.hint, "Fill in text.")
        try await app.type("My text", into: "Text")
        XCTAssertEqual(viewModel.text.value, "My text")
        XCTAssertEqual(view.done.hint, "")
        for (name, text) in [("Text", "My text")] {
            try await app.type("", into: name)
            XCTAssertFalse(view.done.isEnabled, name)
            try await app.type(text, into: name)
        }
        XCTAssertTrue(view.done.isDefault)
        try await app.choose("Done")
        XCTAssertEqual(app.path, ["host"])
    }

    func testEachDecision() async throws {
        let router = RemarkRouter()
        XCTAssertEqual(try router.route(to: "done", .init(canFinish: true)), .pop)
        XCTAssertEqual(try router.route(to: "done", .init()), .stay)
    }
}
