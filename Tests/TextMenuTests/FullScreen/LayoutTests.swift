import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// The positions of controls on the full screen.
@MainActor
final class LayoutTests: XCTestCase {
    func testLabelsOfWhatOnlyShowsAreReadWhole() async throws {
        let stage = try Stage(FixedCoordinator([ProgressBar("Brewed", fraction: 1)]))
        XCTAssertEqual(stage.line(with: "100 %")?.hasPrefix("   Brewed  █"), true)
    }

    func testARuleShowsThatThePageGoesOnBehindIt() async throws {
        let lines = (1...20).map { Label("line \($0)") }
        let stage = try Stage(FixedCoordinator(lines), rows: 10)
        XCTAssertNotNil(stage.line(with: "─ ↓ ─"))
        XCTAssertNil(stage.line(with: "─ ↑ ─"))
        stage.press(.pageDown)
        XCTAssertNotNil(stage.line(with: "─ ↓ ─"))
        XCTAssertNotNil(stage.line(with: "─ ↑ ─"))
        stage.press(.pageDown, .pageDown, .pageDown, .pageDown)
        XCTAssertNil(stage.line(with: "─ ↓ ─"))
        XCTAssertNotNil(stage.line(with: "line 20"))
        stage.expectTrue()
    }

    /// What is loaded takes the focus from the button at the end.
    func testAPageThatOpensScrollsAsLittleAsNeeded() async throws {
        for (before, top) in [(5, "row 1"), (12, "row 6")] {
            let lines: [Control] = (1...20).map { Label("row \($0)") }
            let loaded = Button("Loaded")
            loaded.isHidden = true
            let controls = lines.prefix(before) + [loaded] + lines.dropFirst(before)
            let stage = try Stage(FixedCoordinator(controls + [Button("Reload")]), rows: 12)
            XCTAssertNotNil(stage.line(with: "Reload"), stage.account)
            loaded.isHidden = false
            stage.turn()
            XCTAssertEqual(stage.markedLine, "2  Loaded")
            XCTAssertEqual(stage.line(with: "row "), "   " + top, stage.account)
            stage.expectTrue()
        }
    }

    func testALabelOfSixteenColumnsIsWholeOnANarrowScreen() async throws {
        let stage = try Stage(FixedCoordinator([Toggle("Reading history:")]), columns: 40)
        XCTAssertNotNil(stage.line(with: "Reading history: "), stage.account)
    }

    func testEachListOfACrowdedPageHasThreeRows() async throws {
        let dishes = ["bún", "chè", "cơm", "phở", "xôi"]
        let lists = (1...6).map { number in
            List("Menu \(number)", dishes.map { "\($0) \(number)" })
        }
        let stage = try Stage(FixedCoordinator(lists))
        for row in (1...2).flatMap({ list in dishes.prefix(3).map { "\($0) \(list)" } }) {
            XCTAssertNotNil(stage.line(with: row), stage.account)
        }
        XCTAssertNotNil(stage.line(with: "1 of 5"), stage.account)
        stage.expectTrue()
    }

    func testAnAlertTakesTheMarkerFromWhatLiesUnderIt() async throws {
        let stage = try Stage(FixedCoordinator([Button("Leave")]))
        stage.navigator.go(.alert(Alert("Sure?")))
        stage.turn()
        XCTAssertNotNil(stage.line(with: "   Leave"))
        XCTAssertEqual(stage.markedLine, "1  OK")
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "1  Leave")
    }

    func testTheEndOfTheNavigatorIsTheEndOfTheScreen() async throws {
        let quit = Button("Quit")
        let stage = try Stage(FixedCoordinator([Section("", [quit])]))
        quit.onTap(self) { _ in stage.navigator.end() }
        stage.press(.enter)
        while quit.isWorking { await Task.yield() }
        stage.turn()
        XCTAssertTrue(stage.hasQuit)
    }

    func testAChangeAfterTheEndIsNotReadAnyMore() async throws {
        let section = Section("", [Button("Quit")])
        let stage = try Stage(FixedCoordinator([section]))
        stage.navigator.end()
        section.isHidden = true
        stage.turn()
        XCTAssertTrue(stage.hasQuit)
    }
}
