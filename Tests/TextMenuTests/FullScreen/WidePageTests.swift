import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import XCTest

/// A page with a control that needs more columns than a text.
@MainActor
final class WidePageTests: XCTestCase {
    private let titles = (1...40).map { $0 == 30 ? String(repeating: "a", count: 82) : "row \($0)" }
    private lazy var list = List("Rows", titles)

    /// The first column of the title, the rules, the keys and the row of the list.
    private func starts(_ stage: Stage) -> [Int] {
        let lines = stage.glass.text.split(separator: "\n")
        let texts = lines.filter { line in
            ["Wayline", "──", "⏎", "›"].contains { line.contains($0) }
        }
        return texts.map { $0.prefix { $0 == " " }.count }
    }

    func testTheHeaderAndTheKeysStandInOnePlaceOnAllPages() async throws {
        let pages: [[Control]] = [
            [Button("Go")], [list], [Timeline(), Button("Go")],
            [Button("Go"), Container("Side", isBeside: true, [FixedScreen("Side", [Label("a")])])],
        ]
        for page in pages {
            let stage = try Stage(FixedCoordinator(page), columns: 200)
            XCTAssertEqual(starts(stage), [3, 1, 0, 1, 3], stage.account)
            XCTAssertEqual(stage.line(with: "──")?.count, 199)
        }
    }

    func testAWideRowMovesNothing() async throws {
        let stage = try Stage(FixedCoordinator([Button("Empty"), list]), columns: 200, rows: 14)
        for key in [Key.end, .home, .end] {
            stage.press(.down, key)
            stage.press(Array(repeating: key == .end ? .up : .down, count: 35))
            XCTAssertEqual(starts(stage), [3, 1, 0, 1, 3])
            stage.expectTrue()
        }
        stage.press(.end, .pageUp, .up)
        XCTAssertNotNil(stage.line(with: titles[29]), stage.account)
    }

    func testAWideControlInAFrameIsShownWhole() async throws {
        for columns in [81, 82, 101, 102, 120] {
            let text = String(repeating: "a", count: columns - DrawingContext.margin)
            let table = Table("Words", [text], columns: [Column("Word") { $0 }])
            for control in [table, List("Rows", [text])] {
                let frame = Section("Box", hasFrame: true, [control])
                let stage = try Stage(FixedCoordinator([frame]), columns: 200)
                XCTAssertNotNil(stage.line(with: text), "\(columns): \(stage.account)")
                stage.expectTrue()
            }
        }
    }

    func testAWideControlOfTheAppWidensThePage() async throws {
        let stage = try Stage(FixedCoordinator([Timeline(), Button("Go")]), columns: 200)
        XCTAssertNotNil(stage.line(with: String(repeating: "=", count: 150)))
        try stage.click("Go")
        stage.resize(columns: 100, rows: 20)
        XCTAssertEqual(starts(stage), [3, 1, 0, 1, 3])
        stage.expectTrue()
    }
}

/// A control that only shows something wide.
private final class Timeline: Control, Drawable {
    var leastWidth: Int { 153 }

    func draw(in context: DrawingContext) -> Drawing {
        var row = FrameRow(width: context.width)
        row.skip(to: DrawingContext.margin)
        row.add(String(repeating: "=", count: min(150, row.room)))
        return Drawing([row])
    }
}
