import Binding
import WaylineInterface
import WaylineStreams
import XCTest

@MainActor
final class ControlEventTests: XCTestCase {
    private var published: [String] = []
    private var tokens: Set<AnyCancellable> = []

    func testActionsOfTheUserArePublished() async {
        let (field, button, toggle) = (TextField("F"), Button("B"), Toggle("T"))
        let (choice, list) = (Choice("C", [1, 2]) { "\($0)" }, List("L", ["a", "b"]))
        note(field.textPublisher)
        note(button.tapPublisher.map { _ in "tap" })
        note(toggle.isOnPublisher)
        note(choice.chosenPublisher)
        note(list.chosenPublisher)
        field.type("Ann")
        button.tap()
        toggle.toggle()
        choice.choose(at: 1)
        list.choose(at: 1)
        XCTAssertEqual(published, ["Ann", "tap", "true", "2", "b"])
    }

    func testEachEventHasAPublisher() async {
        let (field, button) = (TextField("F"), Button("B"))
        note(field.publisher(for: .change))
        note(field.publisher(for: .submit))
        note(button.publisher(for: .tap))
        field.type("Ann")
        field.submit()
        button.tap()
        XCTAssertEqual(published, ["change", "submit", "tap"])
    }

    func testAControlThatIsNotEnabledTakesNothing() async {
        let (field, button, toggle) = (TextField("F"), Button("B"), Toggle("T"))
        let (choice, list) = (Choice("C", ["1", "2"]), List("L", ["a", "b"]))
        for control in [field, button, toggle, choice, list] as [Control] {
            control.isEnabled = false
            note(control.events)
        }
        field.type("Ann")
        field.submit()
        XCTAssertFalse(button.tap())
        toggle.toggle()
        choice.choose(at: 1)
        list.choose(at: 1)
        XCTAssertEqual(published, [])
        XCTAssertEqual(field.text + choice.stateText, "1, 1 of 2")
    }

    func testAnEditWithoutEffectIsNotCounted() async {
        let (field, choice) = (TextField("F"), Choice("C", ["1", "2"]))
        field.text = "Ann"
        note(field.events)
        note(choice.events)
        field.type("Ann")
        field.edit([.lineStart])
        choice.choose(at: 0)
        choice.choose(at: 2)
        XCTAssertEqual(published, [])
    }

    private func note<Value>(_ publisher: some Publisher<Value, Never>) {
        publisher.sink { self.published.append("\($0)") }.store(in: &tokens)
    }
}
