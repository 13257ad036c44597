import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

/// A button whose action asks the user.
@MainActor
final class AskingScreenTests: XCTestCase {
    private let question = Alert.confirm("Empty the cart?", yes: "Empty it")
    private let button = Button("Empty")
    private var isEmpty = false

    private func empty(_ screen: FixedScreen) {
        button.onTap(screen) { [self] in isEmpty = await $0.ask(question) }
    }

    func testAWalkReadsTheQuestionAndAnswersIt() async throws {
        for (answer, expected) in [("Empty it", true), ("Cancel", false)] {
            let app = try FlowDriver(FixedCoordinator([button]))
            empty(try XCTUnwrap(app.screen as? FixedScreen))
            try await app.choose("Empty")
            XCTAssertEqual(app.alerts, [question])
            XCTAssertTrue(app.text.contains("Empty the cart?"), app.text)
            try await app.choose(answer)
            XCTAssertEqual(isEmpty, expected)
            XCTAssertEqual(app.alerts, [])
            XCTAssertTrue(app.text.contains("Empty"), app.text)
        }
    }
}
