import Binding
import Coordination
import Foundation
import ScreenSupport
import WaylineApplication
import WaylineInterface
import XCTest

/// The values of a draft find their controls again.
@MainActor
final class DraftPairingTests: XCTestCase {
    private let (nameField, email) = (TextField("Name"), TextField("Email"))

    private func filledIn(in language: String? = nil) -> FormDraft {
        [nameField, email].begin(in: language)
        nameField.type("An")
        email.type("an@cafe.vn")
        return FormDraft(of: [nameField, email])
    }

    func testAValueGoesToTheControlOfItsLabelAfterAnUpdate() async {
        let draft = filledIn(in: "en")
        let (mail, again, phone) = (TextField("Email"), TextField("Name"), TextField("Phone"))
        XCTAssertEqual(draft.fill([mail, again].begin(in: "en")), [])
        XCTAssertEqual([mail.text, again.text], ["an@cafe.vn", "An"])
        XCTAssertEqual(draft.fill([TextField("Name"), phone].begin(in: "en")), ["Email"])
        XCTAssertEqual(draft.fill([TextField("Name"), phone]), ["Email"])
        XCTAssertEqual(phone.text, "")
    }

    func testInAnotherLanguageControlsWithoutTheLabelAreFoundByTheirPlaces() async {
        let draft = filledIn(in: "en")
        let (tên, mail) = (TextField("Tên"), TextField("Email"))
        XCTAssertEqual(draft.fill([tên, mail].begin(in: "vi")), [])
        XCTAssertEqual([tên.text, mail.text], ["An", "an@cafe.vn"])
        let many = [TextField("Tên"), TextField("Email"), TextField("Phố")]
        XCTAssertEqual(draft.fill(many.begin(in: "vi")), ["Name"])
        XCTAssertEqual(many.map(\.text), ["", "an@cafe.vn", ""])
    }

    func testWhatWaitsIsFoundInItsOwnLanguageAndInTheOther() async {
        let before: [Control] = [nameField, Container("Guest", [FixedScreen("", [email])])]
        before.begin(in: "en")
        nameField.type("An")
        email.type("an@cafe.vn")
        let closed = TextField("Tên")
        closed.isEnabled = false
        let later: [Control] = [closed, Container("Khách", [])]
        XCTAssertEqual(FormDraft(of: before).fill(later.begin(in: "vi")), [])
        let kept = FormDraft(of: later)
        let languages = ["vi": ["Tên", "Khách", "Thư"], "en": ["Name", "Guest", "Email"]]
        for (language, labels) in languages {
            let (again, mail) = (TextField(labels[0]), TextField(labels[2]))
            let all: [Control] = [again, Container(labels[1], [FixedScreen("", [mail])])]
            XCTAssertEqual(kept.fill(all.begin(in: language)), [])
            XCTAssertEqual([again.text, mail.text], ["An", "an@cafe.vn"])
        }
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

    func testAControlThatIsGoneIsReportedIfItWasFilledIn() async throws {
        let before = try Navigator(KeptForm([nameField, email]) { _ in self.email.text = "an@" })
        nameField.type("An")
        let after = try Navigator(KeptForm([Toggle("Hot")]))
        let restoration = try after.restore(before.save()).restoration
        XCTAssertEqual(restoration.omissions.map(\.kind), [.draft])
        XCTAssertEqual(
            restoration.omissions.map(\.reason),
            ["the form has no such control any more: 'Name'"])
    }

    func testAControlThatWasNotChangedIsNotInTheDraft() async throws {
        let size = Choice("Size", ["S", "M"])
        let quantity = Stepper("Quantity", in: 1...9)
        quantity.value = 1
        let controls: [Control] = [Toggle("Hot", isOn: true), size, quantity, table()]
        controls.begin()
        size.options.append("L")
        XCTAssertEqual(FormDraft(of: controls).fill([Label("Closed.")]), [])
        XCTAssertEqual(FormDraft(of: controls).fill([nameField]), [])
        size.choose(at: 0)
        quantity.increase()
        XCTAssertEqual(FormDraft(of: controls).fill([nameField]), ["Size", "Quantity"])
    }

    func testAValueThatWasChangedAndChangedBackIsInTheDraft() async {
        let (hot, again) = (Toggle("Hot"), Toggle("Hot", isOn: true))
        let (count, more) = (Stepper("Count", in: 1...9), Stepper("Count", in: 1...9))
        (count.value, more.value) = (1, 4)
        [hot, count].begin()
        for _ in 1...2 { hot.toggle() }
        count.increase()
        count.decrease()
        FormDraft(of: [hot, count]).fill([again, more].begin())
        XCTAssertFalse(again.isOn)
        XCTAssertEqual(more.value, 1)
    }

    func testAChildThatComesLaterHasOnlyItsChangesInTheDraft() async {
        let (hot, name) = (Toggle("Hot"), TextField("Name"))
        let (guest, later) = (Container("Guest"), Container("Guest"))
        [guest].begin()
        guest.screens = [FixedScreen("", [hot, Section("", [name])])]
        name.type("An")
        let (again, text) = (Toggle("Hot", isOn: true), TextField("Name"))
        later.screens = [FixedScreen("", [again, Section("", [text])])]
        FormDraft(of: [guest]).fill([later])
        XCTAssertTrue(again.isOn)
        XCTAssertEqual(text.text, "An")
    }

    func testTheOrderThatATableBeginsWithCanBeTakenAway() async {
        let orders = table()
        [orders].begin()
        orders.sort(by: nil)
        let again = table()
        FormDraft(of: [orders]).fill([again].begin())
        XCTAssertNil(again.order)
    }

    private func table() -> Table<String> {
        let table = Table("Orders", ["7", "8"], columns: [Column("No", sortedBy: \.self) { $0 }])
        table.order = RowOrder("No", isDescending: true)
        return table
    }

    func testADraftWithoutALanguageIsRead() async throws {
        let json = """
            {"fields": [{"key": {"role": "text field", "label": "Name"}, "value": "An", "parts": \
            []},
            {"key": {"role": "choice", "label": "Sauce"}, "value": "1 fish", "parts": []}]}
            """
        let draft = try JSONDecoder().decode(FormDraft.self, from: Data(json.utf8))
        let sauce = Choice("Sauce", ["mint", "fish"])
        XCTAssertEqual(draft.fill([nameField, sauce].begin(in: "en")), [])
        XCTAssertEqual([nameField.text, sauce.chosen], ["An", "fish"])
    }

    func testTheLanguageOfTheAppIsThatOfItsDrafts() async throws {
        let app = App("Menu") { MenuFlow($0.language) }
            .languages([AppLanguage("en", "English"), AppLanguage("vi", "Tiếng Việt")])
        let running = try app.start()
        let dishes = try XCTUnwrap(running.navigator.screen as? KeptScreen).dishes
        dishes?.choose(at: 1)
        running.context.language.value = "vi"
        let again = try XCTUnwrap(running.navigator.screen as? KeptScreen).dishes
        XCTAssertEqual(again?.chosen, "bún")
    }
}

/// A form whose titles, but not its labels, are in the language of the app.
private final class MenuFlow: Coordinator {
    static let flow = Flow<MenuFlow>("menu") {
        FlowScreen("menu") { (flow: MenuFlow) in KeptScreen([flow.dishes], { _ in }) }
    }

    private let language: Observable<String>

    init(_ language: Observable<String>) {
        self.language = language
    }

    private var dishes: Control {
        Choice("Menu", language.value == "vi" ? ["phở", "bún"] : ["soup", "noodles"])
    }
}

extension KeptScreen {
    fileprivate var dishes: Choice<String>? { view.controls.first as? Choice<String> }
}
