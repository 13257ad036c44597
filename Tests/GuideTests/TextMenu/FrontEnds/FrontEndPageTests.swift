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
        written += cafe.act(#"{"item": "Order", "action": "press"}"#)
        let text = written.joined(separator: "\n")
        try assertPicture(text, in: "FrontEndOfYourOwn", under: "What it writes")
    }

    func testWhatIsNotOnThePageIsRefusedWithTheReason() async throws {
        let cafe = try cafe()
        _ = cafe.news()
        let reasons = [
            #"{"item": "Order", "action": "press"}"#: "No item 'Order' has the action 'press' now.",
            #"{"item": "Odrer", "action": "press"}"#: "No item 'Odrer' has the action 'press' now.",
            #"{"item": "Order", "action": "back"}"#: "No item 'Order' has the action 'back' now.",
            #"{"item": "Name", "action": "type"}"#: "'type' needs a string 'text'.",
            #"{"item": "Name"}"#: noAction,
            "press Order": noAction,
            "": noAction,
        ]
        for (line, reason) in reasons {
            XCTAssertEqual(cafe.act(line), [#"{"refused":"\#(reason)"}"#], line)
        }
    }

    private let noAction = "An action is JSON such as {'item': 'Order', 'action': 'press'}."

    func testANumberTellsItemsOfOneNameApart() async throws {
        let (first, second) = (Toggle("On"), Toggle("On"))
        let agent = try agent(of: first, second)
        _ = agent.news()
        XCTAssertEqual(
            agent.act(#"{"item": "On", "action": "press"}"#),
            [#"{"refused":"Add a 'number' from 1 to 2, for the items 'On' in order."}"#])
        _ = agent.act(#"{"item": "On", "action": "press", "number": 2}"#)
        XCTAssertEqual([first.isOn, second.isOn], [false, true])
        XCTAssertEqual(
            agent.act(#"{"item": "On", "action": "press", "number": 3}"#),
            [#"{"refused":"Add a 'number' from 1 to 2, for the items 'On' in order."}"#])
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
        agent.app.navigator.go(
            .alert(
                Alert(
                    "Sure?", message: "It is far.",
                    actions: [Alert.Action("Yes"), Alert.Action("No")])))
        XCTAssertEqual(
            agent.news(),
            [
                #"{"page":[{"actions":["No","Yes"],"inputs":[],"item":"Sure?","role":"alert","#
                    + #""state":"It is far."}]}"#
            ])
        XCTAssertEqual(
            agent.act(#"{"item": "Go", "action": "press"}"#),
            [#"{"refused":"No item 'Go' has the action 'press' now."}"#])
        XCTAssertTrue(agent.act(#"{"item": "Sure?", "action": "No"}"#)[0].contains("Go"))
    }

    func testOptionsAreChosenFilteredAndSorted() async throws {
        let list = List("Drinks", ["tea", "coffee"])
        let agent = try agent(of: list)
        XCTAssertTrue(agent.news()[0].contains(#""item":"coffee","role":"option""#))
        let lines = agent.act(#"{"item": "Drinks", "action": "filter", "text": "te"}"#)
        XCTAssertFalse(lines[0].contains("coffee"))
        _ = agent.act(#"{"item": "tea", "action": "choose"}"#)
        XCTAssertEqual(list.filter, "te")
    }

    func testARefusedRequestIsAMessage() async throws {
        let cafe = try cafe()
        _ = cafe.news()
        let lines = cafe.act(#"{"item": "Order", "action": "open", "text": "cafe://x"}"#)
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
            cafe.act(#"{"item": "Order", "action": "press"}"#),
            [#"{"refused":"No item 'Order' has the action 'press' now."}"#])
    }
}

/// The program of the page: it prints the lines.
@MainActor
private enum LineProgram {
    static func main() async throws {
        try await App.cafe.run { cafe in
            let front = JSONFrontEnd(cafe) { print($0) }
            while let line = await Task.detached(operation: { readLine() }).value {
                front.take(line)
            }
        }
    }
}
