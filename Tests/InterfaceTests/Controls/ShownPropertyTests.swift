import Binding
import ScreenSupport
import WaylineInterface
import XCTest

/// Properties that are shown, of each kind of control.
@MainActor
final class ShownPropertyTests: XCTestCase {
    /// Sets that change something, which are made twice.
    private func sets() -> [(String, Control, @MainActor () -> Void)] {
        let (button, label, toggle) = (Button("B"), Label(), Toggle("T"))
        let (field, list, choice) = (TextField("F"), List("L", ["a"]), Choice("C", ["a", "b"]))
        let (spinner, bar, details) = (Spinner(), ProgressBar("P"), NamedValues("T"))
        let (picture, section, container) = (Picture(), Section("S", []), Container())
        let (part, child) = (Label("part"), FixedScreen("Child"))
        return [
            ("label", button, { button.label = "x" }),
            ("isEnabled", button, { button.isEnabled = false }),
            ("isHidden", button, { button.isHidden = true }),
            ("hint", button, { button.hint = "x" }), ("error", button, { button.error = "x" }),
            ("spokenLabel", button, { button.spokenLabel = "x" }),
            ("text", label, { label.text = "x" }),
            ("emphasis", label, { label.emphasis = .strong }),
            ("isOn", toggle, { toggle.isOn = true }), ("text", field, { field.text = "x" }),
            ("placeholder", field, { field.placeholder = "x" }),
            ("emptyText", list, { list.emptyText = "x" }),
            ("filter", list, { list.filter = "x" }),
            ("options", choice, { choice.options = ["a", "b", "c"] }),
            ("selection", choice, { choice.chosen = "b" }),
            ("isSpinning", spinner, { spinner.isSpinning = true }),
            ("fraction", bar, { bar.fraction = 0.5 }),
            ("rows", details, { details.rows = [.init("k", "v")] }),
            ("text", picture, { picture.text = "x" }),
            ("controls", section, { section.controls = [part] }),
            ("screens", container, { container.screens = [child] }),
        ]
    }

    func testASetNotifiesOnlyIfItChangesSomething() async {
        for (name, control, set) in sets() {
            var changes = control.version
            let before = changes
            let token = control.changes.bind { changes += 1 }
            set()
            let version = control.version
            XCTAssertGreaterThan(version, before, name)
            XCTAssertEqual(changes, version, name)
            set()
            XCTAssertEqual(control.version, version, "\(name), set again")
            token.cancel()
        }
    }

    func testASetByTheProgramIsNoEdit() async {
        for (name, control, set) in sets() where name != "filter" {
            let token = control.events.bind { XCTFail("\(name) published \($0)") }
            set()
            token.cancel()
        }
    }

    func testNewItemsOfAListAlwaysNotify() async {
        let list = List("L", ["a"])
        let version = list.version
        list.items = ["a"]
        XCTAssertGreaterThan(list.version, version)
    }
}
