import Binding
import WaylineInterface
import XCTest

@MainActor
final class ControlBindingTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []

    func testAFieldIsBoundBothWays() async {
        let (field, name) = (TextField("Name"), Observable("Ann"))
        field.bind(bothWays: name).store(in: &tokens)
        XCTAssertEqual(field.text, "Ann")
        field.type("Kim")
        XCTAssertEqual(name.value, "Kim")
        name.value = "Lee"
        XCTAssertEqual(field.text, "Lee")
    }

    func testAModelThatCorrectsTheTextHasTheLastWord() async {
        let (field, code) = (TextField("Code"), Observable(""))
        field.bind(bothWays: code).store(in: &tokens)
        code.bind { if $0 != $0.uppercased() { code.value = $0.uppercased() } }
            .store(in: &tokens)
        field.type("ab")
        field.edit([.left])
        field.edit([.insert("x")])
        field.edit([.insert("y")])
        XCTAssertEqual([field.text, code.value], ["AXYB", "AXYB"])
    }

    func testASwitchIsBoundBothWays() async {
        let (toggle, isOn) = (Toggle("On"), Observable(true))
        toggle.bind(bothWays: isOn).store(in: &tokens)
        toggle.toggle()
        XCTAssertFalse(isOn.value)
        isOn.value = true
        XCTAssertTrue(toggle.isOn)
    }

    func testAModelCanRefuseASwitch() async {
        let (toggle, isOn) = (Toggle("On"), Observable(false))
        toggle.bind(bothWays: isOn).store(in: &tokens)
        isOn.bind { if $0 { isOn.value = false } }.store(in: &tokens)
        toggle.toggle()
        XCTAssertFalse(toggle.isOn)
    }

    func testAChoiceIsBoundBothWays() async {
        let (choice, weeks) = (Choice("Weeks", [1, 2, 4]) { "\($0)" }, Observable(2))
        choice.bind(bothWays: weeks).store(in: &tokens)
        XCTAssertEqual(choice.chosen, 2)
        choice.choose(at: 2)
        XCTAssertEqual(weeks.value, 4)
        weeks.value = 1
        XCTAssertEqual(choice.chosenIndex, 0)
    }

    func testABindingThatIsCancelledBindsNeitherWay() async {
        let (field, name) = (TextField("Name"), Observable("Ann"))
        field.bind(bothWays: name).cancel()
        field.type("Kim")
        XCTAssertEqual(name.value, "Ann")
        name.value = "Lee"
        XCTAssertEqual(field.text, "Kim")
    }

    func testABindingKeepsNoControlAlive() async {
        let name = Observable("Ann")
        var field: TextField? = TextField("Name")
        weak let kept = field
        field?.bind(bothWays: name).store(in: &tokens)
        field = nil
        XCTAssertNil(kept)
    }
}
