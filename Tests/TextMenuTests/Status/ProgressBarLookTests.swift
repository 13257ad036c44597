import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class ProgressBarLookTests: XCTestCase {
    private let bar = ProgressBar("Photos", fraction: 0.3)

    func testTheAmountAndTheTimeStandBehindTheBar() async throws {
        bar.amount = "12 of 40 MB"
        bar.timeLeft = .seconds(90)
        let stage = try Stage(FixedCoordinator([bar]))
        XCTAssertNotNil(stage.line(with: "░  30 %, 12 of 40 MB, 2 min left"), stage.account)
        bar.timeLeft = .seconds(5)
        stage.turn()
        XCTAssertNotNil(stage.line(with: "30 %, 12 of 40 MB, 5 s left"))
        stage.expectTrue()
    }

    func testABarOfStepsShowsNoPercentage() async throws {
        bar.amount = "1 of 4"
        bar.showsPercentage = false
        XCTAssertEqual(bar.stateText, "1 of 4")
        let stage = try Stage(FixedCoordinator([bar]))
        XCTAssertNotNil(stage.line(with: "░  1 of 4"), stage.account)
    }

    func testAnotherTimeIsASmallPatch() async throws {
        bar.timeLeft = .seconds(9)
        let stage = try Stage(FixedCoordinator([bar]))
        bar.timeLeft = .seconds(8)
        stage.turn()
        XCTAssertLessThanOrEqual(stage.byteCount, 32)
    }

    func testPlainLinesAndADriverReadThem() async throws {
        bar.amount = "12 of 40 MB"
        bar.timeLeft = .seconds(30)
        let talk = try PlainTalk([bar], "q")
        await talk.run()
        let line = "Photos, progress: 30 %, 12 of 40 MB, 30 s left"
        XCTAssertTrue(talk.written.contains(line + "\n"), talk.written)
        let app = try FlowDriver(FixedCoordinator([bar]))
        XCTAssertEqual(app.text, "First\n\(line)")
    }

    func testANarrowScreenKeepsSomeOfTheBar() async throws {
        bar.amount = "12 of 40 MB"
        let stage = try Stage(FixedCoordinator([bar]), columns: 42)
        XCTAssertNotNil(stage.line(with: "Photos  █"), stage.account)
        stage.expectTrue()
    }
}
