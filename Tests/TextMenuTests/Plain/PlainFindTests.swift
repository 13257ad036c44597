import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// `f` in plain lines: what can be done, found by its text.
@MainActor
final class PlainFindTests: XCTestCase {
    private let email = TextField("Email")
    private let (save, saveAll) = (Button("Save"), Button("Save all"))
    private let dishes = List("Dishes", ["phở", "bún"])
    private var done: [String] = []
    private var tokens: Set<AnyCancellable> = []

    override func setUp() async throws {
        dishes.actions = [
            RowAction("Delete", self) { test, dish in test.done.append("Delete \(dish)") }
        ]
        for button in [save, saveAll] {
            button.tapPublisher.bind { [unowned self] in done.append(button.label) }
                .store(in: &tokens)
        }
    }

    private func talk(_ lines: PlainTalk.Line...) async throws -> PlainTalk {
        let talk = try PlainTalk(FixedCoordinator([email, save, saveAll, dishes]), lines)
        await talk.run()
        return talk
    }

    func testAloneItListsAllThatCanBeDone() async throws {
        let talk = try await talk("f", "2", "q")
        let rows = """
              1. Go to Email, text field
              2. Save
              3. Save all
              4. Go to Dishes, list
              5. Delete, phở, Dishes
              6. Delete, bún, Dishes
              7. Help
              8. Quit

            Choose 1 to 8, or b to leave it: «2»
            """
        XCTAssertTrue(talk.written.contains(rows), talk.written)
        XCTAssertEqual(done, ["Save"])
    }

    func testASecretIsNeitherListedNorFound() async throws {
        let code = SecureField("Code")
        code.type("hunter2")
        let talk = try PlainTalk(FixedCoordinator([code, save]), ["f", "b", "f hunter2", "q"])
        await talk.run()
        XCTAssertTrue(talk.written.contains("Go to Code, secure text field"), talk.written)
        XCTAssertTrue(talk.written.contains("Nothing that can be done here"), "\(talk.written)")
        let others = talk.written.replacing("«f hunter2»", with: "")
        XCTAssertFalse(others.contains("hunter2"), others)
    }

    func testTheOnlyActionOfTheNameIsDoneAtOnce() async throws {
        let talk = try await talk("f save", "f Save ALL", "f go to email", "an", "q")
        XCTAssertEqual(done, ["Save", "Save all"], talk.written)
        XCTAssertEqual(email.text, "an")
    }

    func testAPartOfANameIsAskedAboutAndSoIsAnActionOnARow() async throws {
        dishes.items = ["phở"]
        let talk = try await talk("f all", "b", "f pho", "b", "f delete", "b", "f q", "b", "q")
        XCTAssertEqual(done, [], talk.written)
        XCTAssertTrue(talk.written(after: "«f delete»").contains("  1. Delete, phở, Dishes\n"))
    }

    func testOneOfTwoEqualRowsIsMeant() async throws {
        let bowls = List("Bowls", [1, 2]) { _ in "phở" }
        bowls.actions = [RowAction("Empty", self) { test, bowl in test.done.append("\(bowl)") }]
        let talk = try PlainTalk(FixedCoordinator([bowls]), ["f empty", "2", "q"])
        await talk.run()
        XCTAssertEqual(done, ["2"])
    }

    func testOneOfSeveralIsChosenByItsNumber() async throws {
        let talk = try await talk("f delete", "9", "2", "f sav", "b", "q")
        XCTAssertEqual(done, ["Delete bún"], talk.written)
        XCTAssertTrue(talk.written.contains("'9' is not a choice: type 1 or 2"), talk.written)
    }

    func testLettersInOrderDoNothingAtOnce() async throws {
        let talk = try await talk("f dph", "b", "q")
        XCTAssertEqual(done, [])
        XCTAssertTrue(
            talk.written(after: "«f dph»").contains("  1. Delete, phở, Dishes\n"), talk.written)
    }

    func testNothingIsFoundByAnotherText() async throws {
        let talk = try await talk("f xyz", "q")
        XCTAssertTrue(
            talk.written(after: "«f xyz»").contains("Nothing that can be done here has these"))
    }

    func testAnActionThatHasGoneMeanwhileIsNotDone() async throws {
        let chosen = PlainTalk.Line.after("2") { [saveAll] in saveAll.isEnabled = false }
        let talk = try await talk("f sav", chosen, "q")
        XCTAssertEqual(done, [])
        XCTAssertTrue(talk.written(after: "«2»").contains("This is not here any more."))
    }

    func testAnotherScreenMeanwhileIsNotActedOn() async throws {
        let navigator = Holder()
        let talk = try PlainTalk(
            FixedCoordinator([save, saveAll]),
            ["f", .after("3") { navigator.value?.go(.push("next")) }, "q"])
        navigator.value = talk.navigator
        await talk.run()
        XCTAssertTrue(talk.written(after: "«3»").contains("The screen has changed meanwhile."))
        XCTAssertEqual(talk.navigator.state.path, ["first", "next"])
    }

    func testTabsBackHelpAndQuit() async throws {
        let talk = try PlainTalk(TabsCoordinator(), ["f account", "1", "f help", "f quit", "f"])
        await talk.run()
        XCTAssertEqual(talk.navigator.state.path, ["reader"])
        XCTAssertTrue(talk.written(after: "«f help»").contains("f TEXT"), talk.written)
        XCTAssertEqual(talk.linesLeft.count, 1)
        let other = try PlainTalk(FixedCoordinator([]), ["f back", "q"])
        other.navigator.go(.push("next"))
        await other.run()
        XCTAssertEqual(other.navigator.state.path, ["first"])
    }

    func testAnAlertIsAnsweredByItsNumbersOnly() async throws {
        let talk = try PlainTalk(FixedCoordinator([save]), ["f save", "q"])
        talk.navigator.go(.alert(Alert("Sure?", actions: [.init("Yes"), .init("No")])))
        await talk.run()
        XCTAssertEqual(done, [])
        XCTAssertTrue(talk.written.contains("'f save' is not a choice"), talk.written)
    }
}

@MainActor
private final class Holder {
    var value: Navigator?
}
