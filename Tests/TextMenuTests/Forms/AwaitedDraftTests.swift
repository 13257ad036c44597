import Binding
import Coordination
import TextMenu
import WaylineRouting
import XCTest

/// A draft keeps what it cannot fill in yet, until it can or the user decides otherwise.
@MainActor
final class AwaitedDraftTests: XCTestCase {
    private let town = Choice("Town", ["Hanoi", "Huế"])
    private let extras = MultiChoice("Extras", ["egg", "lime", "chili"])

    func testOptionsThatComeLaterAreChosenWhenTheyAreThere() async {
        town.choose(at: 1)
        for index in [0, 2] { extras.choose(at: index) }
        let draft = FormDraft(of: [town, extras])
        let (town, extras) = (Choice<String>("Town", []), MultiChoice<String>("Extras"))
        let (towns, chosen) = (Observable("Hanoi"), Observable(["lime"]))
        let tokens = [town.bind(bothWays: towns), extras.bind(bothWays: chosen)]
        draft.fill([town, extras])
        XCTAssertEqual(chosen.value, ["lime"])
        XCTAssertEqual(FormDraft(of: [town, extras]), draft)
        town.options = ["Huế", "Hanoi"]
        extras.options = ["lime", "egg", "chili"]
        XCTAssertEqual(towns.value, "Huế")
        XCTAssertEqual(chosen.value, ["egg", "chili"])
        town.options = ["Hanoi", "Huế"]
        towns.value = "Hanoi"
        XCTAssertEqual(town.chosen, "Hanoi")
        tokens.forEach { $0.cancel() }
    }

    func testADisabledFieldGetsItsTextWhenItIsEnabled() async {
        let (name, text) = (TextField("Name"), Observable(""))
        name.type("An")
        let draft = FormDraft(of: [name])
        let other = TextField("Name")
        other.isEnabled = false
        let token = other.bind(bothWays: text)
        draft.fill([other])
        text.value = "loaded"
        XCTAssertEqual(FormDraft(of: [other]), draft)
        other.isEnabled = true
        XCTAssertEqual(text.value, "An")
        XCTAssertEqual(FormDraft(of: [other]), draft)
        token.cancel()
    }

    func testAChildThatComesLaterGetsItsValues() async {
        let (first, second) = (TextField("Name"), TextField("Name"))
        let fields: [any ViewScreen] = [FixedScreen("1", [first]), FixedScreen("2", [second])]
        for (field, text) in [(first, "An"), (second, "Bình")] { field.type(text) }
        let draft = FormDraft(of: [Container("Guests", fields)])
        let (again, last) = (TextField("Name"), TextField("Name"))
        let guests = Container("Guests", [])
        XCTAssertEqual(draft.fill([guests]), [])
        XCTAssertEqual(FormDraft(of: [guests]), draft)
        guests.screens = [FixedScreen("1", [again]), FixedScreen("2", [last])]
        XCTAssertEqual([again.text, last.text], ["An", "Bình"])
        again.type("Chi")
        guests.screens.append(FixedScreen("3", [TextField("Name")]))
        XCTAssertEqual(again.text, "Chi")
    }

    func testAPartThatIsMissingIsKeptBesideTheOthers() async {
        let (name, note) = (TextField("Name"), TextArea("Note"))
        name.type("An")
        note.type("no ice")
        let draft = FormDraft(of: [Section("Guest", [name, note])])
        let again = TextField("Name")
        let guest = Section("Guest", [again])
        XCTAssertEqual(draft.fill([guest]), ["Note"])
        again.type("Bình")
        let later = TextArea("Note")
        FormDraft(of: [guest]).fill([Section("Guest", [TextField("Name"), later])])
        XCTAssertEqual(later.text, "no ice")
        guest.controls = [again, note]
        XCTAssertEqual(again.text, "Bình")
    }

    func testAChangeByTheUserEndsTheWaiting() async {
        town.choose(at: 1)
        let draft = FormDraft(of: [town])
        let later = Choice("Town", ["Hanoi", "Đà Lạt"])
        draft.fill([later])
        XCTAssertEqual(later.chosen, "Hanoi")
        later.choose(at: 1)
        later.options += ["Huế"]
        XCTAssertEqual(later.chosen, "Đà Lạt")
    }

    func testMissingOptionsAreChosenAsTheyCome() async {
        for index in 0...2 { extras.choose(at: index) }
        let draft = FormDraft(of: [extras])
        let later = MultiChoice("Extras", ["egg", "ice"])
        draft.fill([later])
        XCTAssertEqual(later.chosen, ["egg"])
        later.options += ["lime"]
        XCTAssertEqual(later.chosen, ["egg", "lime"])
        let last = MultiChoice("Extras", ["egg", "lime", "chili"])
        FormDraft(of: [later]).fill([last])
        XCTAssertEqual(last.chosen, ["egg", "lime", "chili"])
        later.choose(at: 0)
        later.options += ["chili"]
        XCTAssertEqual(later.chosen, ["lime"])
    }

    func testAChosenOptionThatIsMissingIsSaved() async {
        extras.chosen = ["egg", "ice"]
        let other = MultiChoice("Extras", ["ice", "egg"])
        FormDraft(of: [extras]).fill([other])
        XCTAssertEqual(other.chosen, ["egg", "ice"])
        let (again, model) = (MultiChoice("Extras", ["egg"]), Observable(["ice", "lime"]))
        let token = again.bind(bothWays: model)
        FormDraft(of: [extras]).fill([again])
        XCTAssertEqual(model.value, ["ice", "egg"])
        token.cancel()
        let empty = MultiChoice<String>("Extras")
        XCTAssertNil(empty.saved)
        extras.chosen = []
        FormDraft(of: [extras]).fill([other])
        XCTAssertEqual(other.chosen, [])
    }

    func testIfTheControlsDifferThoseOfTheSameRoleAndLabelGetTheirValues() async {
        let (name, town) = (TextField("Name"), TextField("Town"))
        name.type("An")
        town.type("Huế")
        let draft = FormDraft(of: [name, town, Button("Go")])
        let (again, street) = (TextField("Town"), TextField("Street"))
        XCTAssertEqual(draft.fill([street, again, Label("New.")]), ["Name"])
        XCTAssertEqual([street.text, again.text], ["", "Huế"])
        XCTAssertEqual(draft.fill([TextField("Name"), TextField("Name")]), ["Name", "Town"])
    }

    func testAControlThatIsGoneIsReported() async throws {
        let name = TextField("Name")
        name.type("An")
        let bytes = try Navigator(KeptForm([name])).save()
        let after = try Navigator(KeptForm([Toggle("Hot")]))
        let restoration = try after.restore(bytes).restoration
        XCTAssertEqual(restoration.omissions.map(\.kind), [.draft])
        XCTAssertEqual(
            restoration.omissions.map(\.reason),
            ["the form has no such control any more: 'Name'"])
    }

    func testFillingInPerformsNoRoute() async throws {
        let hot = Toggle("Hot")
        hot.toggle()
        let bytes = try Navigator(KeptForm([hot])).save()
        let (again, isHot) = (Toggle("Hot"), Observable(false))
        let after = try Navigator(
            KeptForm([again]) { screen in
                screen.bind(again, to: .next)
                screen.bind(again, isHot)
            })
        _ = try after.restore(bytes)
        XCTAssertTrue(isHot.value)
        XCTAssertEqual(after.state.path, ["form"])
        again.toggle()
        XCTAssertEqual(after.state.path, ["form", "next"])
    }
}
