import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

/// The value of a control is saved as a text, and filled in again from it.
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
            ("1 bún", { MultiChoice("Dishes", ["phở", "bún"]) }),
        ]
        return make.map { saved, make in (make(), make(), saved) }
    }()

    func testAValueIsTheSameAfterItWasSaved() async throws {
        for (control, other, saved) in pairs {
            use(control, saved)
            XCTAssertEqual(control.saved, saved)
            var published = 0
            let token = other.events.bind { _ in published += 1 }
            other.restore("")
            XCTAssertEqual(published, 0, saved)
            other.restore(saved)
            XCTAssertEqual(other.saved, saved)
            XCTAssertEqual(other.stateText, control.stateText)
            XCTAssertEqual(published, 1, saved)
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

    func testARefusedStepIsNotASavedStep() async throws {
        let (typed, quantity) = (Stepper("Quantity", in: 1...9), Stepper("Quantity", in: 1...9))
        typed.edit([.insert("-")])
        quantity.value = 5
        quantity.restore(try XCTUnwrap(typed.saved))
        XCTAssertEqual(quantity.text, "-")
        XCTAssertFalse(quantity.isValid.value)
    }

    func testSecretsAndControlsWithoutAValueAreNotSaved() async throws {
        let secret = SecureField("PIN")
        secret.type("open sesame")
        secret.restore("other")
        XCTAssertEqual(secret.text, "open sesame")
        let controls: [Control] = [
            secret, Button("Go"), Label("Be welcome."), Spinner("Loading"), ProgressBar("Space"),
            NamedValues("Loans"), Picture("An"), Section("Account", []),
            Placeholder(.empty("None")),
        ]
        for control in controls { XCTAssertNil(control.saved) }
    }

    func testTitlesOfSeveralLinesAreFoundAgain() async throws {
        let (toppings, other) = (
            MultiChoice("Toppings", ["a\nb", "c"]), MultiChoice("Toppings", ["c", "d", "a\nb"])
        )
        toppings.choose(at: 0)
        toppings.choose(at: 1)
        other.restore(try XCTUnwrap(toppings.saved))
        XCTAssertEqual(other.chosenOptions, ["c", "a\nb"])
    }

    func testAListSavesItsFilterAndRepeatsNoAction() async throws {
        let (dishes, other) = (List("Dishes", ["phở", "bún"]), List("Dishes", ["phở", "bún"]))
        var chosen = 0
        let token = other.chosenPublisher.bind { _ in chosen += 1 }
        dishes.filter = "b"
        dishes.choose(at: 0)
        other.restore(try XCTUnwrap(dishes.saved))
        XCTAssertEqual(other.titles, ["bún"])
        XCTAssertEqual(chosen, 0)
        token.cancel()
    }

    func testANumberIsSavedAlikeInAllLanguages() async throws {
        let (price, other) = (NumberField<Double>("Price"), NumberField<Double>("Price"))
        let app = try FlowDriver(FixedCoordinator([price]))
        _ = Page(of: app.navigator, in: .vietnamese)
        price.type("2,5")
        XCTAssertEqual(price.saved, "2.5")
        other.restore("2.5")
        XCTAssertEqual(other.value, 2.5)
    }

    func testATextThatIsNoValueIsIgnored() async throws {
        let (toggle, choice) = (Toggle("Hot", isOn: true), Choice("Sauce", ["mint", "fish"]))
        toggle.restore("perhaps")
        for text in ["", "9 soy", "-1 soy", "x"] { choice.restore(text) }
        XCTAssertTrue(toggle.isOn)
        XCTAssertEqual(choice.chosen, "mint")
    }
}
