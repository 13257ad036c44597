import Binding
import Coordination
import ScreenSupport
import WaylineApplication
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class FlowDriverTests: XCTestCase {
    func testAFieldIsFilledInByItsName() async throws {
        let field = TextField("Name")
        var events: [ControlEvent] = []
        let token = field.events.bind { events.append($0) }
        let app = try walk([field, TextField("Town")])
        try await app.type("Ann", into: "Name")
        try await app.submit("Name")
        XCTAssertEqual(field.text, "Ann")
        XCTAssertEqual(events, [.focus, .change, .blur, .submit])
        token.cancel()
    }

    func testEnterInTheLastFieldPressesTheDefaultButton() async throws {
        let (email, password) = (TextField("Email"), SecureField("Password"))
        let logIn = Button("Log in", isDefault: true)
        var taps = 0
        logIn.onTap(self) { _ in taps += 1 }
        let app = try walk([email, password, logIn])
        try await app.submit("Email")
        XCTAssertEqual(taps, 0)
        try await app.submit("Password")
        XCTAssertEqual(taps, 1)
        try await app.type("a\u{1B}", into: "Password")
        await assertThrows(prefix: "'Password' does not accept its text: Nothing was filled in") {
            try await app.submit("Password")
        }
        try await app.type("a", into: "Password")
        logIn.isEnabled = false
        try await app.submit("Password")
        XCTAssertEqual(taps, 1)
    }

    func testAFieldWhoseScreenHasLeftPressesNothing() async throws {
        let (name, order) = (TextField("Name"), Button("Order", isDefault: true))
        var taps = 0
        let app = try walk([name, order])
        order.onTap(self) { _ in taps += 1 }
        let token = name.events.bind { [app] in
            if $0 == .submit { app.navigator.go(.push("next")) }
        }
        try await app.submit("Name")
        XCTAssertEqual(app.path, ["first", "next"])
        XCTAssertEqual(taps, 0)
        token.cancel()
    }

    func testEachKindIsUsedByItsWords() async throws {
        let (toggle, choice) = (Toggle("Remind me"), Choice("Weeks", ["one", "two"]))
        let list = List("Fruits", ["Apple", "Pear"])
        let app = try walk([toggle, choice, list])
        try await app.toggle("Remind me")
        try await app.choose("two", in: "Weeks")
        try await app.choose("Pear", in: "Fruits")
        XCTAssertTrue(toggle.isOn)
        XCTAssertEqual(choice.chosen, "two")
        XCTAssertEqual(list.chosenIndex, 1)
    }

    func testARowIsChosenByItsWordsAmongThoseThatAreShown() async throws {
        let list = List("Fruits", (1...300).map { "No \($0)" })
        let app = try walk([list])
        try await app.choose("No 250")
        XCTAssertEqual(list.chosenIndex, 249)
        try await app.filter("Fruits", by: "25")
        await assertThrows(prefix: "no control 'No 3' here; there are: Fruits\n") {
            try await app.choose("No 3")
        }
    }

    func testAControlIsAlsoFoundByItsSpokenLabel() async throws {
        let (first, second) = (Button("Delete"), Button("Delete"))
        (first.spokenLabel, second.spokenLabel) = ("Delete Ann", "Delete Kim")
        var taps = 0
        second.onTap(self) { _ in taps += 1 }
        try await walk([first, second]).choose("Delete Kim")
        XCTAssertEqual(taps, 1)
    }

    func testATabIsChosenByItsTitleOrItsName() async throws {
        let app = try FlowDriver(TabsCoordinator())
        try await app.choose("My account")
        XCTAssertEqual(app.path, ["reader"])
        try await app.choose("books")
        XCTAssertEqual(app.path, ["books"])
    }

    func testAnAlertIsAnsweredByItsWords() async throws {
        let app = try walk([Button("Under it")])
        try await app.send(.perform("ask"))
        XCTAssertEqual(app.alerts.map(\.title), ["Sure?"])
        XCTAssertEqual(app.text, "Sure?\nIt is far.\nGo on\nFly\nNo")
        try await app.choose("Go on")
        XCTAssertEqual(app.path, ["first", "next"])
        XCTAssertEqual(app.alerts, [])
    }

    func testBackAndALinkLeadThroughTheGuards() async throws {
        let coordinator = FixedCoordinator([])
        let links = try LinkTable(scheme: "app", [LinkRule<Transition>("next", to: .push("next"))])
        let app = try FlowDriver(coordinator, links: links)
        try await app.open("app://next")
        coordinator.mayLeave = false
        let outcome = try await app.back()
        XCTAssertEqual(outcome?.reason, "Not yet.")
        coordinator.mayLeave = true
        try await app.back()
        XCTAssertEqual(app.path, ["first"])
    }

    func testTheTextIsWhatTheUserReads() async throws {
        let list = List("Numbers", (1...12).map { "No \($0)" })
        let app = try walk([Label("Be\nwelcome."), SecureField("PIN"), list, Spinner("Resting")])
        try await app.type("1234", into: "PIN")
        let rows = (1...10).map { "No \($0)" }.joined(separator: "\n")
        XCTAssertEqual(
            app.text,
            """
            First
            Be
            welcome.
            PIN, secure text field: filled in
            Numbers, list: 12 rows
            \(rows)
            (rows 1 to 10 of 12)
            """)
    }

    private func walk(_ controls: [Control]) throws -> FlowDriver {
        try FlowDriver(FixedCoordinator(controls))
    }
}
