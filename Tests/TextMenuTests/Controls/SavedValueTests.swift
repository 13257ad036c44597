import Binding
import TextMenu
import XCTest

/// The value of a control is saved as a text, and shown again from it.
@MainActor
final class SavedValueTests: XCTestCase {
    /// Two controls of the same kind, the first one with a value, and that value.
    private let pairs: [(Control, Control, String)] = {
        let make: [(String, () -> Control)] = [
            ("phở", { TextField("Name") }), ("phở", { SearchField("Search") }),
            ("a\nb", { TextArea("Note") }), ("7", { NumberField<Int>("Table") }),
            ("2.5", { NumberField<Double>("Weight") }), ("3", { Stepper("Quantity", in: 1...3) }),
            ("2026-03-04", { DateField<CalendarDate>("Day") }),
            ("18:30", { DateField<ClockTime>("Time") }),
            ("2026-03-04 18:30", { DateField<DateTime>("Meeting") }),
            ("on", { Toggle("Hot") }),
            ("1 fish sauce", { Choice("Sauce", ["mint", "fish sauce"]) }),
            ("bún", { List("Dishes", ["phở", "bún"]) }),
        ]
        return make.map { saved, make in (make(), make(), saved) }
    }()

    func testAValueIsTheSameAfterItWasSaved() async throws {
        for (control, other, saved) in pairs {
            use(control, saved)
            XCTAssertEqual(control.saved, saved)
            var published = 0
            let token = other.events.bind { _ in published += 1 }
            other.restore(saved)
            XCTAssertEqual(other.saved, saved)
            XCTAssertEqual(other.stateText, control.stateText)
            XCTAssertEqual(published, 0, saved)
            token.cancel()
        }
    }

    /// Does what a user does to get this value.
    private func use(_ control: Control, _ saved: String) {
        switch control.input {
        case .text(let field): field.type(saved)
        case .press(let toggle): toggle.press()
        case .options(let options): options.choose(at: 1)
        case .none: XCTFail("\(control.label) has no value")
        }
    }

    func testEqualNumbersAreSavedAsEqualTexts() async throws {
        let table = NumberField<Int>("Table")
        table.type(" +07 ")
        XCTAssertEqual(table.saved, "7")
        table.type("many")
        XCTAssertEqual(table.saved, "many")
        table.restore("8")
        XCTAssertEqual(table.value, 8)
    }

    func testAnOptionIsFoundByItsTitleOrElseByItsIndex() async throws {
        let saved = "1 fish"
        for (options, index) in [(["fish", "mint"], 0), (["bạc hà", "cá"], 1), (["mint"], 0)] {
            let choice = Choice("Sauce", options)
            choice.restore(saved)
            XCTAssertEqual(choice.selectedIndex, index)
        }
    }

    func testARowIsFoundByItsIdentityInAnotherLanguage() async throws {
        let dishes = List("Dishes", [4, 7], id: \.self) { "dish \($0)" }
        dishes.choose(at: 1)
        XCTAssertEqual(dishes.saved, "7")
        let other = List("Món", [Int](), id: \.self) { "món \($0)" }
        other.restore("7")
        XCTAssertEqual(other.saved, "7")
        other.items = [7, 4]
        XCTAssertEqual(other.chosenIndex, 0)
        other.items = [4]
        XCTAssertEqual(other.saved, "")
    }

    func testSecretsAndControlsWithoutAValueAreNotSaved() async throws {
        let secret = SecureField("PIN")
        secret.type("open sesame")
        secret.restore("other")
        XCTAssertEqual(secret.text, "open sesame")
        let controls: [Control] = [
            secret, Button("Go"), Label("Be welcome."), Spinner("Loading"), ProgressBar("Space"),
            Details("Loans"), Picture("An"), Section("Account", []), Placeholder(.empty("None")),
        ]
        for control in controls { XCTAssertNil(control.saved) }
    }

    func testATextThatIsNoValueIsIgnored() async throws {
        let (toggle, choice) = (Toggle("Hot", isOn: true), Choice("Sauce", ["mint", "fish"]))
        toggle.restore("perhaps")
        for text in ["", "9 soy", "-1 soy", "x"] { choice.restore(text) }
        XCTAssertTrue(toggle.isOn)
        XCTAssertEqual(choice.selection, "mint")
    }
}
