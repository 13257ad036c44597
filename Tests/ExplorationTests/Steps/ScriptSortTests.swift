import ScreenSupport
import Wayline
import XCTest

@testable import WaylineExploration

/// The step `sort` of a script.
@MainActor
final class ScriptSortTests: XCTestCase {
    func testATableIsSortedAndPutInItsOwnOrderAgain() async throws {
        let all = ["pear", "fig", "lime"]
        for (steps, order) in [
            (#"sort "Fruit" "Name""#, ["fig", "lime", "pear"]),
            (#"sort "Fruit" "Name" descending"#, ["pear", "lime", "fig"]),
            ("sort \"Fruit\" \"Name\"\nsort \"Fruit\" none", all),
        ] {
            let screen = FruitScreen(all)
            let driver = try FlowDriver(of: screen, at: "fruit")
            try await StepStage(driver).play(try Script(steps))
            let table = screen.view.fruit
            XCTAssertEqual((0..<table.count).map { table.item(at: $0) }, order, steps)
        }
    }
}

private final class FruitScreen: ViewScreen {
    let view: FruitView

    init(_ fruit: [String]) {
        view = FruitView(fruit)
    }
}

private final class FruitView: View {
    let title = "Market"
    let fruit: Table<String>

    init(_ names: [String]) {
        fruit = Table(
            "Fruit", names, id: \.self, columns: [Column("Name", sortedBy: \.self) { $0 }])
    }

    var controls: [Control] { [fruit] }
}
