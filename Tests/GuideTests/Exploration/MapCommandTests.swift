import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// The command `map` of any app's program.
@MainActor
final class MapCommandTests: XCTestCase {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("map-\(UUID().uuidString)").path
    private var text = ""

    override func tearDown() {
        do { try FileManager.default.removeItem(atPath: file) } catch {}
    }

    private func run(_ fault: BakeryFault? = nil, _ words: String...) async -> Int32 {
        let exploration = fault.map { Exploration.bakery($0) } ?? .bakery
        let program = ConsoleApp(.kiosk, program: "bakery").exploring(exploration)
        text = ""
        return await program.run(["map"] + words) { self.text += $0 }
    }

    func testTheMapIsTheOneOfATest() async throws {
        let map = try await Exploration.bakery.run().map
        let status = await run()
        XCTAssertEqual(status, 0)
        XCTAssertEqual(text, map.text)
    }

    func testAnUpToDateMapPrintsNothing() async throws {
        try await Exploration.bakery.run().map.write(to: file)
        let status = await run(nil, "--check", file)
        XCTAssertEqual(status, 0)
        XCTAssertEqual(text, "")
    }

    func testAStaleMapHasStatusOneAndTheDifferenceInWords() async throws {
        try await Exploration.bakery.run().map.write(to: file)
        let status = await run(.noWayHome, "--check", file)
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            text,
            """
            + bread → cellar by back
            - cellar → breads by back
            + default breads cellar → push cellar
            - route breads cellar → push cellar
            + route breads cellar → root cellar
            The map '\(file)' is out of date. To accept the differences: bakery map > \(file)

            """)
    }

    func testDifferencesFromAnOldMapAreForAReview() async throws {
        try ExplorationMap(
            """
            screen breads
            screen stall
            shows form 'Name': Name, text field: Anh
            shows receipt title: Bill
            start stall
            unseen route breads oven: never asked for
            way breads → stall: choose 'Stall' as 'greedy'

            """
        ).write(to: file)
        let status = await run(nil, "--diff", file)
        XCTAssertEqual(status, 0)
        let lines = text.split(separator: "\n")
        for line in [
            "- breads → stall by 'Stall' as 'greedy'",
            "+ form → receipt by 'Order now' as 'complete'",
            "~ receipt title: Bill → Receipt", "- screen stall", "+ screen bread",
            "- form 'Name': Name, text field: Anh", "+ form 'Name': Name, text field: An",
            "- the app starts at stall", "+ the app starts at breads",
            "- not seen: route breads oven: never asked for",
        ] { XCTAssertTrue(lines.contains(line[...]), line) }
    }

    func testTheMapAsJSONNamesEachWay() async {
        let status = await run(nil, "--as", "json")
        XCTAssertEqual(status, 0)
        XCTAssertTrue(
            text.contains(#"{"from":"cellar","step":"choose 'Shelf'","to":"shelf"}"#), text)
        XCTAssertTrue(
            text.contains(#"{"from":"breads \"Fresh bread!\"","step":"back","to":"breads"}"#), text)
        XCTAssertTrue(text.contains(#""start":"breads""#), text)
    }

    func testTheMapAsMermaidIsAFlowchart() async {
        let status = await run(nil, "--as", "mermaid")
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.hasPrefix("flowchart LR\n    n1[\"bread\"]\n"), text)
        XCTAssertTrue(text.contains("[\"breads #34;Fresh bread!#34;\"]"), text)
        XCTAssertTrue(text.contains(" -->|\"choose 'Shelf'\"| "), text)
    }

    func testTheMapAsHTMLIsTheStoryboard() async throws {
        let (found, storyboard) = try await Exploration.bakery.draw()
        XCTAssertTrue(found.isComplete)
        let status = await run(nil, "--as", "html")
        XCTAssertEqual(status, 0)
        XCTAssertEqual(text, storyboard.html)
        for line in found.coverage.seen + found.coverage.missing {
            let item = line.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
            XCTAssertTrue(text.contains("<li>\(item)</li>\n"), line)
        }
    }

    func testAMissingMapIsAnErrorThatTellsHowToWriteIt() async {
        let status = await run(nil, "--check", "/nowhere/Map")
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            text,
            """
            The map '/nowhere/Map' cannot be read: No such file or directory. To write it: bakery \
            map > /nowhere/Map

            """)
    }

    func testAFileThatIsNotAMapIsRefused() async throws {
        let rule =
            "not with one of 'default', 'guard', 'link', 'restart', 'result', 'route', 'screen', "
            + "'shows', 'start', 'unseen', 'way'"
        for (contents, fault) in [
            ("start breads\n<<<<<<< HEAD\n", "a line begins with '<<<<<<<', \(rule)"),
            ("{\u{1b}[2J}\n", "a line begins with '{\\u{1B}[2J}', \(rule)"),
            ("screen breads\n", "no line begins with 'start'"),
            ("", "no line begins with 'start'"),
        ] {
            try contents.write(toFile: file, atomically: true, encoding: .utf8)
            for option in ["--diff", "--check"] {
                let status = await run(nil, option, file)
                XCTAssertEqual(status, 1)
                XCTAssertEqual(
                    text,
                    "The file '\(file)' is not a map: \(fault). Name a file that 'map' or a test "
                        + "with WAYLINE_DRAW=1 has written.\n")
            }
        }
    }

    func testAMapOfASearchWithoutTimeIsNotChecked() async throws {
        try ExplorationMap("start breads").write(to: file)
        var limits = ExplorationLimits()
        limits.time = .zero
        let exploration = Exploration(in: BakeryServices.init, inputs: .bakery, limits: limits) {
            .bakery(on: $0)
        }
        let status = await ConsoleApp(.kiosk).exploring(exploration).run(["map", "--check", file]) {
            self.text += $0
        }
        XCTAssertEqual(status, 1)
        XCTAssertEqual(
            text,
            "The search has run out of time, so the next map can differ. Limit its steps "
                + "instead.\n")
    }

    func testADifferenceNeedsAnOlderMap() async {
        for words in [["--diff"], ["old.wayline"]] {
            let status = await run(nil, words[0])
            XCTAssertEqual(status, 64)
            XCTAssertEqual(
                text, "'--diff' takes a file with an older map: bakery map --diff old.wayline\n")
        }
    }
}
