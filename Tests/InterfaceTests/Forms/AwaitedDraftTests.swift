import Binding
import Coordination
import ScreenSupport
import WaylineInterface
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
        XCTAssertEqual(FormDraft(of: [other]), draft)
        other.isEnabled = true
        XCTAssertEqual(text.value, "An")
        XCTAssertEqual(FormDraft(of: [other]), draft)
        token.cancel()
    }

    func testAValueThatTheAppSetsMeanwhileWins() async {
        let (name, table, hot) = (TextField("Name"), Stepper("Table", in: 1...9), Toggle("Hot"))
        name.type("An")
        table.choose(7)
        hot.toggle()
        town.choose(at: 1)
        extras.choose(at: 0)
        let draft = FormDraft(of: [name, table, hot, town, extras])
        let (text, number, isHot) = (Observable(""), Observable(2), Observable(false))
        let (towns, chosen) = (Observable("Hanoi"), Observable<Set<String>>([]))
        let (again, count, heat) = (TextField("Name"), Stepper("Table", in: 1...9), Toggle("Hot"))
        let (place, side) = (Choice("Town", town.options), MultiChoice("Extras", extras.options))
        let tokens = [
            again.bind(bothWays: text), count.bind(bothWays: number), heat.bind(bothWays: isHot),
            place.bind(bothWays: towns), side.bind(bothWays: chosen),
        ]
        let all = [again, count, heat, place, side]
        for control in all { control.isEnabled = false }
        draft.fill(all)
        XCTAssertEqual(FormDraft(of: all), draft)
        (text.value, number.value, isHot.value) = ("Bình", 2, false)
        (towns.value, chosen.value) = ("Hanoi", ["lime"])
        for control in all { control.isEnabled = true }
        XCTAssertEqual([text.value, towns.value], ["Bình", "Hanoi"])
        XCTAssertEqual(number.value, 2)
        XCTAssertFalse(isHot.value)
        XCTAssertEqual(chosen.value, ["lime"])
        tokens.forEach { $0.cancel() }
    }

    func testANumberWaitsAlsoWhenTheLanguageChanges() async throws {
        let price = NumberField<Double>("Price")
        price.type("2.5")
        let (again, value) = (NumberField<Double>("Price"), Observable<Double?>(1.5))
        let token = again.bind(bothWays: value)
        again.isEnabled = false
        FormDraft(of: [price]).fill([again])
        let app = try Navigator(FixedCoordinator([again]))
        _ = Page(of: app, in: .vietnamese)
        again.isEnabled = true
        XCTAssertEqual(value.value, 2.5)
        token.cancel()
    }

    func testAValueThatWaitsAgainWhileItIsFilledInIsKept() async {
        let (plate, note) = (Plate("Plate"), TextField("Note"))
        (plate.dish, plate.side) = ("phở", [note])
        note.type("hot")
        let again = Plate("Plate")
        again.closesOnce = true
        FormDraft(of: [plate]).fill([again])
        XCTAssertEqual(again.dish, "")
        again.isEnabled = true
        XCTAssertEqual(again.dish, "phở")
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

    func testAcceptingTheOptionThatIsShownEndsTheWaiting() async {
        town.choose(at: 1)
        let (later, model) = (Choice("Town", ["Hanoi"]), Observable("Hanoi"))
        let token = later.bind(bothWays: model)
        FormDraft(of: [town]).fill([later])
        later.choose(at: 0)
        XCTAssertEqual(later.saved, "0 Hanoi")
        later.options += ["Huế"]
        XCTAssertEqual(model.value, "Hanoi")
        token.cancel()
    }

    func testAValueThatTheViewModelSetsEndsTheWaiting() async {
        town.choose(at: 1)
        for index in [0, 2] { extras.choose(at: index) }
        let draft = FormDraft(of: [town, extras])
        let (later, few) = (Choice("Town", ["Hanoi"]), MultiChoice("Extras", ["ice"]))
        let (towns, chosen) = (Observable("Hanoi"), Observable<Set<String>>([]))
        let tokens = [later.bind(bothWays: towns), few.bind(bothWays: chosen)]
        draft.fill([later, few])
        towns.value = "Hanoi"
        chosen.value = []
        later.options += ["Huế"]
        few.options += ["egg", "chili"]
        XCTAssertEqual(later.chosen, "Hanoi")
        XCTAssertEqual(few.chosen, [])
        tokens.forEach { $0.cancel() }
    }

    func testAChosenOptionThatIsAwayForAMomentIsSaved() async {
        town.choose(at: 1)
        for options in [["Hanoi", "Đà Lạt"], []] {
            town.options = options
            let again = Choice("Town", ["Hanoi", "Huế"])
            FormDraft(of: [town]).fill([again])
            XCTAssertEqual(again.chosen, "Huế")
        }
    }

    func testWaitingReadsTheTitlesOnlyOfNewOptions() async {
        var count = 0
        let many = MultiChoice("Numbers", Array(0..<100)) { number in
            count += 1
            return "\(number)"
        }
        many.restore("200 200")
        count = 0
        for row in 1...9 {
            many.marked = row
            many.hint = "\(row)"
        }
        XCTAssertEqual(count, 0)
        many.options += [200]
        XCTAssertEqual(many.chosen, [200])
    }

    func testAnOptionThatComesWhileTheChoiceIsDisabledIsChosenWhenItIsEnabled() async {
        town.choose(at: 1)
        let later = Choice("Town", ["Hanoi"])
        FormDraft(of: [town]).fill([later])
        later.isEnabled = false
        later.options += ["Huế"]
        XCTAssertEqual(later.chosen, "Hanoi")
        later.isEnabled = true
        XCTAssertEqual(later.chosen, "Huế")
    }

    func testAnOptionThatHasComeStaysChosenWhileOthersAreMissing() async {
        for index in [0, 2] { extras.choose(at: index) }
        let later = MultiChoice("Extras", ["ice"])
        FormDraft(of: [extras]).fill([later])
        later.options += [extras.options[0]]
        let again = MultiChoice("Extras", extras.options)
        FormDraft(of: [later]).fill([again])
        XCTAssertEqual(again.chosen, extras.chosen)
        later.options += [extras.options[2]]
        XCTAssertEqual(later.chosen, extras.chosen)
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
}

/// A control for a dish, with controls for its side dishes.
private final class Plate: Control {
    var dish = ""
    var side: [Control] = []
    var closesOnce = false

    override var parts: [Control]? { side }

    override var saved: String? { dish }

    override func restore(_ saved: String) {
        guard closesOnce else { return dish = saved }
        (closesOnce, isEnabled) = (false, false)
        fillIn(saved)
    }
}
