import Binding
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

@MainActor
final class PlaceholderLookTests: XCTestCase {
    private let placeholder = Placeholder(.empty("No orders yet."), retry: "Try again")
    private let order = Button("Order")

    private func row(of text: String, on stage: Stage) -> Int? {
        stage.glass.text.split(separator: "\n", omittingEmptySubsequences: false)
            .firstIndex { $0.contains(text) }
    }

    func testItStandsInTheMiddleOfTheRoomThatIsLeft() async throws {
        let stage = try Stage(FixedCoordinator([order, placeholder]), columns: 64, rows: 24)
        XCTAssertEqual(
            stage.line(with: "No orders"), String(repeating: " ", count: 25) + "No orders yet.")
        XCTAssertEqual(row(of: "No orders", on: stage), 13)
        stage.resize(columns: 40, rows: 12)
        XCTAssertEqual(
            stage.line(with: "No orders"), String(repeating: " ", count: 13) + "No orders yet.")
        stage.expectTrue()
    }

    func testInASectionItTakesOneRow() async throws {
        let section = Section("Orders", [placeholder])
        let stage = try Stage(FixedCoordinator([section, Label("Prices")]))
        XCTAssertEqual(stage.line(with: "No orders"), "   No orders yet.", stage.account)
        XCTAssertEqual(row(of: "No orders", on: stage), row(of: "Orders", on: stage).map { $0 + 1 })
        XCTAssertEqual(row(of: "Prices", on: stage), row(of: "Orders", on: stage).map { $0 + 2 })
    }

    func testLoadingMoves() async throws {
        placeholder.state = .loading("Loading")
        let stage = try Stage(FixedCoordinator([placeholder]))
        XCTAssertNotNil(stage.line(with: "⠋ Loading"), stage.account)
        stage.turn(.milliseconds(100))
        XCTAssertNotNil(stage.line(with: "⠙ Loading"))
        XCTAssertLessThanOrEqual(stage.byteCount, 32)
        placeholder.state = .empty("Nothing")
        stage.turn()
        stage.turn(.seconds(1))
        XCTAssertEqual(stage.byteCount, 0)
        stage.expectTrue()
    }

    func testAfterAFailureTheUserCanTryAgain() async throws {
        var taps = 0
        placeholder.retry.onTap(self) { _ in taps += 1 }
        let stage = try Stage(FixedCoordinator([placeholder]))
        XCTAssertNil(stage.markedLine)
        placeholder.state = .failed("The shop is closed.")
        stage.turn()
        XCTAssertEqual(stage.markedLine, "1  Try again")
        stage.press(.enter)
        XCTAssertEqual(taps, 1)
        placeholder.state = nil
        stage.turn()
        XCTAssertNil(stage.line(with: "closed"))
        XCTAssertNil(stage.markedLine)
        stage.expectTrue()
    }

    func testAFinalFailureLooksLikeAnyOther() async throws {
        let stage = try Stage(FixedCoordinator([placeholder]))
        for canRetry in [true, false] {
            placeholder.state = .failed("The shop is closed.", canRetry: canRetry)
            stage.turn()
            XCTAssertEqual(stage.text(in: .error), "The shop is closed.")
            XCTAssertEqual(stage.line(with: "Try again") != nil, canRetry)
        }
        stage.expectTrue()
    }

    func testPlainLinesSayItsText() async throws {
        placeholder.state = .failed("The shop is closed.")
        let talk = try PlainTalk([placeholder], "1", "q")
        placeholder.retry.onTap(self) { [placeholder] _ in placeholder.state = nil }
        await talk.run()
        XCTAssertTrue(
            talk.written.contains("The shop is closed.\n  1. Try again, button\n"), talk.written)
        XCTAssertFalse(talk.written(after: "«1»").contains("Try again"))
    }
}
