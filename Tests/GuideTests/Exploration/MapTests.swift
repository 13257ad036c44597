import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import XCTest

/// The map of a bakery as text.
@MainActor
final class MapTests: XCTestCase {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("map-\(UUID().uuidString)").path

    override func tearDown() {
        do { try FileManager.default.removeItem(atPath: file) } catch {}
    }

    func testAMapHasALineForEachFact() async throws {
        let map = try await BakeryExploration().run().map
        XCTAssertEqual(map.lines, map.lines.sorted())
        XCTAssertEqual(
            map.lines.filter { $0.hasPrefix("way") },
            [
                "way bread → breads: back", #"way breads "Fresh bread!" → breads: back"#,
                #"way breads "Fresh bread!" → breads: choose 'OK'"#,
                "way breads → bread: choose a row of 'Our breads'",
                #"way breads → breads "Fresh bread!": choose 'Surprise'"#,
                "way breads → cellar: choose 'Cellar'", "way breads → form: choose 'Order'",
                "way cellar → breads: back", "way cellar → shelf: choose 'Shelf'",
                "way form → breads: back",
                "way form → form: choose 'Order now' as 'complete' during 'offline'",
                "way form → receipt: choose 'Order now' as 'complete with another Name'",
                "way form → receipt: choose 'Order now' as 'complete'",
                "way receipt → breads: back", "way shelf → cellar: back",
            ])
        XCTAssertEqual(map.lines.filter { $0.hasPrefix("start") }, ["start breads"])
        XCTAssertEqual(ExplorationMap(map.text), map)
        XCTAssertEqual(ExplorationMap(map.text.replacing("\n", with: "\r\n")), map)
    }

    func testAChangedRouterChangesFewLines() async throws {
        let old = try await BakeryExploration().run().map
        let new = try await BakeryExploration().run(.impossibleDecision).map
        XCTAssertEqual(
            new.differences(from: old).filter { $0.contains(" way ") },
            [
                #"- way breads "Fresh bread!" → breads: back"#,
                #"- way breads "Fresh bread!" → breads: choose 'OK'"#,
                #"- way breads → breads "Fresh bread!": choose 'Surprise'"#,
            ])
    }

    func testAHundredRunsDrawTheSameMap() async throws {
        var exploration = BakeryExploration(seed: 7)
        exploration.limits.steps = 40
        let first = try await exploration.run()
        XCTAssertGreaterThan(first.map.lines.count, 20)
        for _ in 1..<100 {
            let next = try await exploration.run()
            XCTAssertEqual(next.map.text, first.map.text)
            XCTAssertEqual(next.steps, first.steps)
        }
    }

    func testACheckedMapIsTheOneInTheFile() async throws {
        let map = try await BakeryExploration().run().map
        try map.write(to: file)
        if ProcessInfo.processInfo.environment["WAYLINE_DRAW"] == nil { try map.check(file) }
        XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), map.text)
    }

    func testAStaleMapIsAnErrorWithTheDifferences() throws {
        let map = ExplorationMap("start home\nway home → shop: choose 'Shop'\n")
        try ExplorationMap("start home\nway home → cart: choose 'Shop'\n").write(to: file)
        guard ProcessInfo.processInfo.environment["WAYLINE_DRAW"] == nil else { return }
        XCTAssertThrowsError(try map.check(file)) { error in
            XCTAssertEqual(
                "\(error)",
                """
                The map '\(file)' is out of date. To accept the differences, run the \
                test again with WAYLINE_DRAW=1:
                - way home → cart: choose 'Shop'
                + way home → shop: choose 'Shop'
                """)
        }
    }

    func testAMapOfASearchWithoutTimeIsAnError() async throws {
        var exploration = BakeryExploration()
        exploration.limits.time = .zero
        let map = try await exploration.run().map
        XCTAssertTrue(map.isCut)
        XCTAssertThrowsError(try map.check("Map")) { error in
            XCTAssertEqual(
                "\(error)",
                """
                The search for the map 'Map' has run out of time, so its map depends on the \
                machine. Give it more time, or limit its steps or tries instead.
                """)
        }
    }

    func testAMissingMapIsAnError() throws {
        guard ProcessInfo.processInfo.environment["WAYLINE_DRAW"] == nil else { return }
        XCTAssertThrowsError(try ExplorationMap("start home\n").check(file)) { error in
            XCTAssertEqual(
                "\(error)",
                """
                The map '\(file)' cannot be read: No such file or directory. To write it, run the \
                test again with WAYLINE_DRAW=1.
                """)
        }
        XCTAssertThrowsError(try ExplorationMap("").write(to: "/nowhere/map")) { error in
            XCTAssertEqual(
                "\(error)",
                """
                The map cannot be written to '/nowhere/map': No such file or directory. Name a \
                file in \
                a folder that you can write to.
                """)
        }
    }
}
