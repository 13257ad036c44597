import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

@MainActor
final class PlainScreenTests: XCTestCase {
    func testAScreenIsAListAndAQuestion() async throws {
        let talk = try PlainTalk([Label("Be welcome."), TextField("Name"), Button("Sign up")], "q")
        let written = await talk.run()
        XCTAssertEqual(
            written,
            """

            First

            Be welcome.
              1. Name, text field: empty
              2. Sign up, button
              q. Quit
              ?. Help

            Choose 1 or 2, or ? for help: «q»
            """)
    }

    private static let controls = """

        First

        Account
        Ann
        Lee
        picture: Ann Lee
          1. Remind me, switch: off
          2. Weeks, choice: 1, 1 of 2
        Space, progress: 52 %
        Loans
        Kim: 2 weeks
        Loading: working
        Inside
          3. Open, button
          q. Quit

        """

    func testEachKindOfControlIsPrinted() async throws {
        let talk = try PlainTalk([
            Section("Account", [Label("Ann\nLee"), Picture("Ann Lee")]),
            Toggle("Remind me"), Choice("Weeks", ["1", "2"]), ProgressBar("Space", fraction: 0.52),
            NamedValues("Loans", [.init("Kim", "2 weeks")]), Spinner("Resting"),
            Spinner("Loading", isSpinning: true), Label(""),
            Container("Inside", [FixedScreen("Child", [Button("Open")])]),
        ])
        let written = await talk.run()
        XCTAssertTrue(written.hasPrefix(Self.controls), written)
    }

    func testADeepScreenSaysHowTheUserHasComeThereAndOffersTheWayBack() async throws {
        let coordinator = FixedCoordinator([])
        let talk = try PlainTalk(coordinator, ["b", "q"])
        talk.navigator.go(.push("next"))
        await talk.run()
        XCTAssertTrue(
            talk.written.hasPrefix("\nNext\nFirst > Next\n\n  b. Back\n  q. Quit\n"), talk.written)
        XCTAssertEqual(talk.navigator.state.path, ["first"])
        XCTAssertTrue(talk.written(after: "«b»").hasPrefix("\nFirst\n\nChoose"), talk.written)
    }

    func testTheTabsAreSaidOnRequestWithTheSelectedOne() async throws {
        let talk = try PlainTalk(TabsCoordinator(), ["t reader", "t", "q"])
        await talk.run()
        let tabs = "\n  Tabs: Books; My account, selected. Type t and a name.\n"
        XCTAssertTrue(talk.written(after: "«t»").hasPrefix(tabs), talk.written)
    }

    func testTabsAreSaidOnceAndSelectedByName() async throws {
        for answer in ["t My account", "t my  ACCOUNT", "t reader"] {
            let lines = [PlainTalk.Line(stringLiteral: answer), "q"]
            let talk = try PlainTalk(TabsCoordinator(), lines)
            await talk.run()
            let tabs = "  Tabs: Books; My account. Type t and a name.\n"
            XCTAssertTrue(talk.written.contains("All of them.\n\(tabs)  q. Quit\n"), talk.written)
            XCTAssertFalse(talk.written(after: "«\(answer)»").contains(tabs), talk.written)
            XCTAssertEqual(talk.navigator.state.path, ["reader"], answer)
        }
    }

    func testAnAlertIsAskedFirst() async throws {
        let talk = try PlainTalk(FixedCoordinator([Button("Under it")]), ["3", "q"])
        talk.navigator.send(.perform("ask"))
        await talk.run()
        let alert = """

            Sure?

            It is far.
              1. Go on
              2. Fly
              3. No
              b. Back
              q. Quit

            """
        XCTAssertTrue(talk.written.hasPrefix(alert), talk.written)
        XCTAssertTrue(talk.written(after: "«3»").hasPrefix("\nFirst\n\n  1. Under it"))
    }

    func testAnAnswerThatLeadsNowhereIsReportedOnce() async throws {
        let talk = try PlainTalk(FixedCoordinator([]), ["2", "q"])
        talk.navigator.send(.perform("ask"))
        await talk.run()
        XCTAssertEqual(
            talk.written.ranges(of: "This screen cannot be shown.").count, 1, talk.written)
    }

    func testTheEndOfTheNavigatorEndsTheRun() async throws {
        let button = Button("Quit the app")
        let talk = try PlainTalk([button], "1", "1")
        button.onTap(self) { _ in talk.navigator.end() }
        await talk.run()
        XCTAssertEqual(talk.linesLeft.count, 1)
    }

    func testTheReasonAButtonDidNothingIsShownOnce() async throws {
        let button = Button("Stay")
        let talk = try PlainTalk([button], "1", "q")
        button.onTap(self) { _ in talk.navigator.send(.perform("stay")) }
        await talk.run()
        XCTAssertTrue(talk.written(after: "«1»").hasPrefix("\nNot today.\n"), talk.written)
        XCTAssertEqual(talk.written.ranges(of: "Not today.").count, 1, talk.written)
    }
}
