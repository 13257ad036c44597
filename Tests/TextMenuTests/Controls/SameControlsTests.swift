import Binding
import TextMenu
import WaylineInterface
import XCTest

/// The same actions on all kinds of controls publish and show the same, by a driver, by keys, by
/// the mouse, in plain lines and in scripts.
@MainActor
final class SameControlsTests: XCTestCase {
    /// Steps that each change something, also alone.
    private let steps: [[ControlUse]] = [
        [.choose(1, in: "Dishes")], [.act(0, on: 2, in: "Dishes")],
        [.act(1, on: 2, in: "Dishes")], [.filter("Dishes", by: "ph")],
        [.filter("Dishes", by: "ph"), .choose(0, in: "Dishes"), .filter("Dishes", by: "")],
        [.choose(0, in: "Extras")], [.choose(2, in: "Extras")],
        [.choose(1, in: "Extras"), .choose(0, in: "Extras"), .choose(1, in: "Extras")],
        [.choose(2, in: "Sauce")], [.choose(4, in: "Town")], [.find(10, in: "Town", by: "11")],
        [.toggle("Hot")], [.choose(1, in: "Chili")], [.type("Ngọc Ánh", into: "Name")],
        [.type("2468", into: "PIN")], [.type("41", into: "Table")], [.type("12", into: "Table")],
        [.type("3", into: "Quantity")], [.type("+", into: "Quantity")],
        [.type("chè", into: "Search")], [.type("no onions", into: "Note")],
        [.type("tomorrow", into: "Day")], [.type("2026-03-04", into: "Day"), .submit("Day")],
        [.press("Order")], [.press("Again")], [.act(1, on: 2, in: "Bills")],
        [.filter("Bills", by: "guest 9")],
        [
            .filter("Bills", by: "guest 9"), .choose(0, in: "Bills"), .filter("Bills", by: ""),
        ],
        [.selection(.row(1), in: "Letters")],
        [
            .selection(.row(2), in: "Letters"), .selection(.row(1), in: "Letters"),
            .selection(.act(0), in: "Letters"),
        ],
        [
            .selection(.all, in: "Letters"), .selection(.none, in: "Letters"),
            .act(0, on: 1, in: "Letters"),
        ],
        [.sort("Bills", by: "Number", isDescending: true)],
        [
            .sort("Bills", by: "Number"), .choose(0, in: "Bills"), .act(0, on: 1, in: "Bills"),
        ],
        [
            .sort("Bills", by: "Number", isDescending: true), .sort("Bills", by: nil),
            .choose(1, in: "Bills"),
        ],
        [.toggle("More")], [.toggle("Guest 7 (2)")],
    ]

    func testAllFrontEndsPublishAndShowTheSame() async throws {
        let every = try await sameState(steps.flatMap { $0 })
        XCTAssertEqual(
            every.log,
            [
                "dish bún", "cook cơm", "move RowMove(from: 2, to: 1)", "dish phở", #"["egg"]"#,
                #"["egg", "lime"]"#, #"["chili", "egg", "lime"]"#, #"["chili", "lime"]"#,
                #"["lime"]"#, "sauce soy", "town Town 5", "town Town 11", "hot true", "chili 1",
                "Name Ngọc Ánh", "PIN 2468", "table Optional(12)", "quantity Optional(3)",
                "quantity Optional(4)", "Search chè", "Note no onions",
                "day Optional(2026-03-04)", "order", "order", "again",
                "bills RowMove(from: 2, to: 1)", "bill 9", #"selected ["box"]"#,
                #"selected ["box", "cup"]"#,
                #"selected ["cup"]"#, #"archive ["cup"]"#, #"selected ["ash", "box", "cup"]"#,
                "selected []", #"archive ["box"]"#, "bill 9", "pay 12", "bill 103",
            ])
    }

    func testEachStepAloneDoesTheSame() async throws {
        let before = EveryControl().state
        for step in steps {
            let every = try await sameState(step)
            XCTAssertNotEqual(every.state, before, "\(step)")
        }
    }

    func testATextOfSeveralLinesIsTheSame() async throws {
        let every = try await sameState([.type("no onions\nand no ice", into: "Note")])
        XCTAssertEqual(every.log, ["Note no onions\nand no ice"])
    }

    func testTheWheelReachesAllControlsAndChangesNone() async throws {
        let every = EveryControl()
        let (stage, before) = (try Stage(EveryCoordinator(every), rows: 12), every.state)
        var seen = ""
        for kind in [Key.MouseEvent.Kind.wheelDown, .wheelUp] {
            for number in 0..<100 {
                stage.press(.mouse(Key.MouseEvent(kind, row: number % 12, column: 8)))
                seen += stage.glass.text
            }
        }
        XCTAssertEqual(every.names.filter { !seen.contains($0) }, [])
        XCTAssertEqual(every.state, before)
        stage.expectTrue()
    }

    func testAllFrontEndsShowABriefMessage() async throws {
        let cook = ControlUse.act(0, on: 0, in: "Dishes")
        let (driver, keys) = (DriverUser(EveryControl()), KeyUser(EveryControl()))
        let (lines, script) = (LineUser(EveryControl()), ScriptUser(EveryControl()))
        try await driver.take([cook])
        try keys.take([cook])
        try await lines.take([cook])
        try await script.take([cook])
        XCTAssertEqual([driver.message, script.message], ["It is cooked.", "It is cooked."])
        XCTAssertTrue(keys.text.contains("It is cooked."), keys.text)
        XCTAssertTrue(lines.written.contains("It is cooked."), lines.written)
    }

    /// Takes the steps in all five ways, and checks that the results are the same. Returns one of
    /// them.
    private func sameState(_ uses: [ControlUse]) async throws -> EveryControl {
        let (byDriver, byKeys) = (EveryControl(), EveryControl())
        let (byMouse, byLines, byScript) = (EveryControl(), EveryControl(), EveryControl())
        try await DriverUser(byDriver).take(uses)
        try KeyUser(byKeys).take(uses)
        try MouseUser(byMouse).take(uses)
        try await LineUser(byLines).take(uses)
        try await ScriptUser(byScript).take(uses)
        XCTAssertEqual(byKeys.state, byDriver.state, "by keys: \(uses)")
        XCTAssertEqual(byMouse.state, byDriver.state, "by the mouse: \(uses)")
        XCTAssertEqual(byLines.state, byDriver.state, "in plain lines: \(uses)")
        XCTAssertEqual(byScript.state, byDriver.state, "in a script: \(uses)")
        return byDriver
    }
}
