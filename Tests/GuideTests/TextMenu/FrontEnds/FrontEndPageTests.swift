import TextMenu
import Wayline
import WaylineServe
import XCTest

/// The statements of Docs/TextMenu/FrontEndOfYourOwn.md about its front end.
@MainActor
final class FrontEndPageTests: XCTestCase {
    private func cafe() throws -> Agent {
        try Agent(App("Café") { _ in CafeCoordinator(machine: QuickMachine()) })
    }

    private func agent(of controls: Control...) throws -> Agent {
        try Agent(App("Showcase") { _ in Showcase(controls) })
    }

    func testItWritesChanges() async throws {
        let cafe = try cafe()
        var written = cafe.news()
        written += cafe.act(#"{"item": "Name", "action": "type", "text": "An"}"#)
        written += cafe.act(#"{"item": "Order", "action": "press"}"#)
        await cafe.app.waitForWork()
        written += cafe.news() + cafe.act(#"{"item": "Order", "action": "press"}"#)
        let text = written.joined(separator: "\n")
        try assertPicture(text, in: "FrontEndOfYourOwn", under: "What it writes")
    }

    func testWhatIsNotOnThePageIsRefusedWithTheReason() async throws {
        let agent = try agent(of: SecureField("Code"), SwitchedOff("Go"))
        _ = agent.news()
        let reasons = [
            #"{"item": "Go", "action": "press"}"#: "'Go' is disabled.",
            #"{"item": "Og", "action": "press"}"#:
                "No item has this name. The page has: 'Showcase', 'Code', 'Go'.",
            #"{"item": "Code", "action": "271828"}"#:
                "'Code' has no such action, but: 'submit', 'type'.",
            #"{"item": "Code", "action": "type"}"#: "This action needs a string 'text'.",
            #"{"item": "Code", "action": "submit", "in": "X"}"#:
                "No item has this name. The page has: 'Showcase', 'Code', 'Go'.",
            #"{"item": "Code"}"#: "An action needs the strings 'item' and 'action'.",
            "press Order": "This is not an object of JSON in one line.",
            "": "This is not an object of JSON in one line.",
        ]
        for (line, reason) in reasons {
            XCTAssertEqual(agent.act(line), [#"{"refused":"\#(reason)"}"#], line)
        }
    }

    func testAMessageIsUndoneByItsNumber() async throws {
        let agent = try agent(of: Label("Notes"))
        _ = agent.news()
        var log: [String] = []
        let showcase = agent.app.navigator.coordinator as? Showcase
        showcase?.say("Deleted.", undo: { _ in log.append("restored") })
        showcase?.say("Moved.", undo: { _ in log.append("moved back") })
        XCTAssertEqual(
            agent.news(),
            [#"{"message":"Deleted.","undo":1}"#, #"{"message":"Moved.","undo":2}"#])
        let refusals = [1, 2].map { #"{"refused":"Message \#($0) cannot be undone any more."}"# }
        XCTAssertEqual(agent.act(#"{"undo": 1}"#), [refusals[0]])
        _ = agent.act(#"{"undo": 2}"#)
        XCTAssertEqual(log, ["moved back"])
        XCTAssertEqual(agent.act(#"{"undo": 2}"#), [refusals[1]])
    }

    func testNothingIsUndoneUnderAnAlert() async throws {
        let agent = try agent(of: Label("Notes"))
        var log: [String] = []
        let showcase = agent.app.navigator.coordinator as? Showcase
        showcase?.say("Deleted.", undo: { _ in log.append("restored") })
        agent.app.navigator.go(.alert(Alert("Sure?", actions: [Alert.Action("Yes")])))
        _ = agent.news()
        XCTAssertEqual(
            agent.act(#"{"undo": 1}"#),
            [#"{"refused":"The alert 'Sure?' has to be answered first."}"#])
        XCTAssertEqual(log, [])
    }

    func testANumberTellsItemsOfOneNameApart() async throws {
        let (first, second) = (Toggle("On"), Toggle("On"))
        let agent = try agent(of: first, second)
        _ = agent.news()
        _ = agent.act(#"{"item": "On", "action": "press", "number": 2}"#)
        XCTAssertEqual([first.isOn, second.isOn], [false, true])
        let numbers = ["0", "3", "\(Int.min)", "\(Int.max)", "1.0", "\"1\"", "null"]
        for number in [""] + numbers.map({ #", "number": \#($0)"# }) {
            XCTAssertEqual(
                agent.act(#"{"item": "On", "action": "press"\#(number)}"#),
                [
                    #"{"refused":"Several items are called 'On': add 'in', the name of the list, "#
                        + #"or 'number', 1 to 2."}"#
                ])
        }
    }

    func testAnActionThatChangesNothingIsAnswered() async throws {
        let cafe = try cafe()
        let page = cafe.news()
        XCTAssertEqual(cafe.act(#"{"item": "Name", "action": "type", "text": ""}"#), page)
    }

    func testMuchAtOnceIsOneLine() async throws {
        let rows = (1...60).map { Label("row \($0)") }
        let agent = try Agent(App("Rows") { _ in Showcase(rows) })
        _ = agent.news()
        for row in rows { row.text = "changed" }
        XCTAssertEqual(agent.news().count, 1)
    }

    func testASecretIsNotWritten() async throws {
        let code = SecureField("Code")
        let agent = try agent(of: code)
        let lines = agent.act(#"{"item": "Code", "action": "type", "text": "271828"}"#)
        XCTAssertEqual(code.text, "271828")
        XCTAssertFalse(lines.joined().contains("271828"))
    }

    func testAnAlertHasToBeAnsweredFirst() async throws {
        let agent = try agent(of: Button("Go"))
        let alert = Alert("Sure?", message: "It is far.", actions: [.init("Yes"), .init("No")])
        agent.app.navigator.go(.alert(alert))
        XCTAssertEqual(
            agent.news(),
            [
                #"{"isBusy":false,"page":[{"actions":["No","Yes"],"item":"Sure?","role":"alert","#
                    + #""state":"It is far."}]}"#
            ])
        XCTAssertEqual(
            agent.act(#"{"item": "Go", "action": "press"}"#),
            [#"{"refused":"The alert 'Sure?' has to be answered first."}"#])
        XCTAssertTrue(agent.act(#"{"item": "Sure?", "action": "No"}"#)[0].contains("Go"))
    }

    func testWorkThatIsUnderWayIsShown() async throws {
        let agent = try Agent(.cafe)
        _ = agent.act(#"{"item": "Name", "action": "type", "text": "An"}"#)
        let lines = agent.act(#"{"item": "Order", "action": "press"}"#)
        XCTAssertTrue(lines[0].hasPrefix(#"{"isBusy":true"#), lines[0])
        XCTAssertFalse(lines[0].contains("press"), lines[0])
    }

    func testARefusedRequestIsAMessage() async throws {
        let agent = try agent(of: Button("Go"))
        _ = agent.news()
        let lines = agent.act(#"{"item": "Showcase", "action": "open", "text": "cafe://x"}"#)
        XCTAssertEqual(lines[0], #"{"message":"This link leads nowhere."}"#)
    }

    func testDataDoesNotSpoilTheLine() async throws {
        let agent = try agent(of: Label("\"\n\u{1B}\\"))
        XCTAssertTrue(agent.news()[0].contains(#""state":"\"\n\u001b\\""#))
    }

    func testTheEndHasNoItems() async throws {
        let cafe = try cafe()
        _ = cafe.news()
        cafe.app.navigator.end()
        XCTAssertEqual(
            cafe.act(#"{"item": "Order", "action": "back"}"#),
            [#"{"refused":"The app has ended."}"#])
    }
}

/// A button that cannot be pressed.
private final class SwitchedOff: Control, PressInput {
    override init(_ label: String) {
        super.init(label)
        isEnabled = false
    }

    override var role: String { "button" }
    override var input: Control.Input { .press(self) }

    func press() -> Bool { false }
}

/// The program of the page: it prints the lines.
@MainActor
private enum LineProgram {
    static func main() async throws {
        try await App.cafe.run { cafe in
            let front = JSONFrontEnd(cafe) { StandardStreams.write($0 + "\n") }
            while let line = await StandardStreams.nextLine(.shown) { front.take(line) }
        }
    }
}
