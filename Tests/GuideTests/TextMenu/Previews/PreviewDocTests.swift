import TextMenu
import Wayline
import XCTest

/// The examples of previews, in the page of views and screens and in comments.
@MainActor
final class PreviewDocTests: XCTestCase {
    func testADriverShowsAPreview() async throws {
        let driver = try FlowDriver(.bar, preview: "Drinks, none")
        XCTAssertTrue(driver.text.contains("Nothing today."))
    }

    func testAPreviewGetsTheContext() async throws {
        let bar = App.bar.previews {
            Preview("Drinks, by chance") { context in
                var random = context.makeRandom()
                return DrinksScreen(Drink.all.shuffled(using: &random))
            }
        }
        let texts = try (1...2).map { _ in
            try FlowDriver(bar, preview: "Drinks, by chance").text
        }
        XCTAssertEqual(texts[0], texts[1])
        XCTAssertEqual(bar.previews.map(\.name).last, "Drinks, by chance")
    }

    func testEachPreviewIsDrawn() async {
        let faults = await App.bar.previewFaults()
        XCTAssertEqual(faults, [])
    }

    func testTheFullScreenShowsAPreview() async throws {
        let bar = try App.bar.preview("Drinks, none").start()
        XCTAssert(FullScreen(of: bar, columns: 60).text.contains("Nothing today."))
    }
}
