import Binding
import WaylineInterface
import XCTest

@MainActor
final class ChoiceTests: XCTestCase {
    private let choice = Choice("Weeks", ["1", "2", "4"])

    func testTheFirstIsTakenAtFirst() async {
        XCTAssertEqual(choice.chosen, "1")
        XCTAssertNil(Choice("None", []).chosen)
    }

    func testASelectionIsKeptAmongNewOptions() async {
        choice.choose(at: 1)
        choice.options = ["3", "2"]
        XCTAssertEqual(choice.chosen, "2")
        XCTAssertEqual(choice.titles, ["3", "2"])
    }

    func testASelectionComesBackWithItsOption() async {
        choice.choose(at: 2)
        choice.options = []
        XCTAssertNil(choice.chosen)
        choice.options = ["1", "2"]
        XCTAssertEqual(choice.chosen, "1")
        choice.options = ["2", "4"]
        XCTAssertEqual(choice.chosen, "4")
    }

    func testAModelsValueIsTakenWhenItsOptionHasCome() async {
        let (late, model) = (Choice("Town", []), Observable("Hue"))
        let token = late.bind(bothWays: model)
        late.options = ["Hanoi", "Hue"]
        XCTAssertEqual(late.chosen, "Hue")
        XCTAssertEqual(model.value, "Hue")
        token.cancel()
    }

    func testAnOptionThatStandsInForAMissingOneCanBeChosen() async {
        let model = Observable("8")
        let token = choice.bind(bothWays: model)
        XCTAssertEqual(choice.chosen, "1")
        XCTAssertEqual(choice.saved, "-1 8")
        choice.choose(at: 0)
        XCTAssertEqual(model.value, "1")
        var count = 0
        let changes = choice.events.bind { _ in count += 1 }
        choice.choose(at: 0)
        XCTAssertEqual(count, 0)
        for token in [token, changes] { token.cancel() }
    }

    func testOptionsOfTheSameTitleAreDistinguished() async {
        let people = Choice("Person", [1, 2]) { _ in "Ann" }
        people.choose(at: 1)
        people.options = [1, 2, 3]
        XCTAssertEqual(people.chosen, 2)
    }

    func testAnObserverOfNewOptionsReadsAllOfThem() async {
        choice.choose(at: 2)
        var states: [String] = []
        let token = choice.changes.bind { [choice] in states.append(choice.stateText) }
        choice.options = ["1"]
        XCTAssertEqual(states, ["1, 1 of 1"])
        token.cancel()
    }
}
