import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

@MainActor
final class MultiChoiceTests: XCTestCase {
    private let toppings = MultiChoice("Toppings", ["cheese", "olives", "corn"])

    func testChoosingAnOptionAgainTakesItBack() async {
        var chosen: [Set<String>] = []
        let token = toppings.chosenPublisher.bind { chosen.append($0) }
        for index in [2, 0, 2, 9] { toppings.choose(at: index) }
        XCTAssertEqual(chosen, [["corn"], ["corn", "cheese"], ["cheese"]])
        toppings.isEnabled = false
        toppings.choose(at: 1)
        XCTAssertEqual(toppings.chosen, ["cheese"])
        token.cancel()
    }

    func testItIsBoundToASet() async {
        let model: Observable<Set<String>> = Observable(["corn"])
        let token = toppings.bind(bothWays: model)
        XCTAssertEqual(toppings.chosenOptions, ["corn"])
        toppings.choose(at: 0)
        XCTAssertEqual(model.value, ["corn", "cheese"])
        model.value = []
        XCTAssertEqual(toppings.stateText, "0 of 3 chosen")
        token.cancel()
    }

    func testItIsBoundToAnArrayInTheOrderOfItsOptions() async {
        let model = Observable(["corn"])
        let token = toppings.bind(bothWays: model)
        toppings.choose(at: 0)
        XCTAssertEqual(model.value, ["cheese", "corn"])
        token.cancel()
    }

    func testAChosenOptionThatIsMissingStaysInTheArray() async {
        let model = Observable(["cheese", "ham", "corn"])
        let token = toppings.bind(bothWays: model)
        toppings.options = ["olives", "corn"]
        toppings.choose(at: 0)
        XCTAssertEqual(model.value, ["cheese", "ham", "olives", "corn"])
        toppings.choose(at: 1)
        XCTAssertEqual(toppings.chosen, ["cheese", "ham", "olives"])
        token.cancel()
    }

    func testItsValueIsSaved() async throws {
        toppings.choose(at: 2)
        toppings.choose(at: 0)
        let other = MultiChoice("Toppings", ["corn", "cheese", "beans"])
        other.restore(try XCTUnwrap(toppings.saved))
        XCTAssertEqual(other.chosenOptions, ["corn", "cheese"])
    }

    func testTitlesOfSeveralLinesAndEqualTitlesAreSaved() async throws {
        let lines = MultiChoice("Lines", ["a\nb", "a", "b", "a\\nb"]) { $0.uppercased() }
        for index in [0, 1] { lines.choose(at: index) }
        let other = MultiChoice("Lines", lines.options) { $0.uppercased() }
        other.restore(try XCTUnwrap(lines.saved))
        XCTAssertEqual(other.chosen, ["a\nb", "a"])
    }

    func testATestTogglesByWords() async throws {
        let app = try FlowDriver(FixedCoordinator([toppings]))
        try await app.choose("olives", in: "Toppings")
        try await app.choose(id: "corn", in: "Toppings")
        try await app.choose("olives")
        XCTAssertEqual(toppings.chosen, ["corn"])
    }
}
