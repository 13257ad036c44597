import Wayline
import XCTest

/// Screens in a named state, without the way to them.
@MainActor
final class PreviewTests: XCTestCase {
    private func driver(_ name: String) throws -> FlowDriver {
        try FlowDriver(.painter(), preview: name)
    }

    func testPreviewsKeepTheOrderOfTheirDeclaration() async {
        XCTAssertEqual(
            App.painter().previews.map(\.name),
            ["Studio, empty", "Studio, in a language", "Colour", "Brush 1", "Brush 2"])
    }

    func testAPreviewShowsItsScreenAlone() async throws {
        let driver = try driver("Brush 2")
        XCTAssertEqual(driver.path, ["preview"])
        XCTAssertTrue(driver.text.hasPrefix("2\n"), driver.text)
    }

    func testAPerformedRouteIsNamedAndTheScreenStays() async throws {
        let driver = try driver("Studio, empty")
        try await driver.choose("Sell")
        XCTAssertEqual(driver.message, #"Performed 'sell': push shop {"cents":5}."#)
        XCTAssertEqual(driver.path, ["preview"])
    }

    func testAResultOfAFlowIsNamed() async throws {
        let driver = try driver("Colour")
        try await driver.choose("Done")
        XCTAssertEqual(driver.message, #"Performed 'done': finish "red"."#)
        XCTAssertEqual(driver.path, ["preview"])
    }

    func testAPresentedDestinationIsNamedAndHasNoResult() async throws {
        let driver = try driver("Studio, empty")
        try await driver.choose("Mix")
        XCTAssertEqual(driver.message, "Performed 'mixing': present mixing.")
        XCTAssertTrue(driver.text.contains("mixed nothing"), driver.text)
    }

    func testAQuestionOfTheScreenIsAsked() async throws {
        let driver = try driver("Studio, empty")
        try await driver.choose("Clean")
        XCTAssertEqual(driver.alerts.map(\.title), ["Clean?"])
        try await driver.choose("Clean")
        XCTAssertTrue(driver.text.contains("true"), driver.text)
    }

    func testAnotherLanguageMakesTheScreenAgain() async throws {
        let driver = try driver("Studio, in a language")
        XCTAssertTrue(driver.text.hasPrefix("in en\n"), driver.text)
        driver.app?.context.language.value = "vi"
        try await driver.wait()
        XCTAssertTrue(driver.text.hasPrefix("in vi\n"), driver.text)
    }

    func testAnUnknownNameIsRefusedWithTheNearest() async {
        for (name, rule) in [
            ("Studio, emty", "did you mean 'Studio, empty'?"),
            (
                "Palette",
                "choose 'Studio, empty', 'Studio, in a language', 'Colour', 'Brush 1' or 'Brush 2'."
            ),
        ] {
            XCTAssertThrowsError(try driver(name)) {
                XCTAssertEqual("\($0)", "'\(name)' is not a preview of the app: \(rule)")
            }
        }
        XCTAssertThrowsError(try Diary.app().preview("Page")) {
            XCTAssertEqual(
                "\($0)",
                "'Page' is not a preview of the app: it declares none. "
                    + "Add some with 'App.previews(_:)'.")
        }
    }

    func testAPreviewThatCannotBeMadeThrows() async {
        XCTAssertThrowsError(
            try FlowDriver(.painter(fails: true), preview: "Studio, closed"))
    }
}
