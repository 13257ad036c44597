import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// A screen tells the user something for some seconds.
@MainActor
final class BriefMessageTests: XCTestCase {
    private let save = Button("Save")

    private func coordinator() -> FixedCoordinator { FixedCoordinator([save]) }

    private func saySaved(on navigator: Navigator) {
        save.onTap(self) { [weak navigator] _ in (navigator?.screen as? FixedScreen)?.say("Saved.")
        }
    }

    func testTheFullScreenShowsItForSomeSeconds() async throws {
        let stage = try Stage(coordinator())
        saySaved(on: stage.navigator)
        stage.press(.enter)
        XCTAssertNotNil(stage.line(with: "Saved."))
        stage.press(.left)
        stage.turn(.seconds(3.9))
        XCTAssertNotNil(stage.line(with: "Saved."))
        stage.turn(.seconds(0.1))
        stage.turn()
        XCTAssertNil(stage.line(with: "Saved."))
        stage.expectTrue()
    }

    func testItEndsWhenTheUserGoesToAnotherScreen() async throws {
        let stage = try Stage(FixedCoordinator([save], next: []))
        saySaved(on: stage.navigator)
        stage.press(.enter)
        stage.navigator.go(.push("next"))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "Saved."))
        stage.press(.escape)
        XCTAssertNil(stage.line(with: "Saved."))
        stage.expectTrue()
    }

    func testALaterMessageHasItsOwnTime() async throws {
        let stage = try Stage(coordinator())
        saySaved(on: stage.navigator)
        stage.press(.enter)
        stage.turn(.seconds(3))
        stage.press(.enter)
        stage.turn(.seconds(3))
        XCTAssertNotNil(stage.line(with: "Saved."))
        stage.turn(.seconds(2))
        XCTAssertNil(stage.line(with: "Saved."))
    }

    func testPlainLinesPrintItOnce() async throws {
        let talk = try PlainTalk(coordinator(), ["1", "l", "q"])
        saySaved(on: talk.navigator)
        await talk.run()
        XCTAssertEqual(talk.written.ranges(of: "Saved.").count, 1, talk.written)
        XCTAssertTrue(talk.written.contains("«1»\nSaved.\n"), talk.written)
    }
}
