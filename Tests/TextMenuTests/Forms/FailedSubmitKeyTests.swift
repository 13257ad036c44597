import Binding
import Coordination
import ScreenSupport
import TextMenu
import WaylineInterface
import WaylineRouting
import XCTest

/// After a failed submit, the first field with an error gets the focus, and typing replaces its
/// text.
@MainActor
final class FailedSubmitKeyTests: XCTestCase {
    private let (email, password) = (TextField("Email"), SecureField("Password"))
    private let logIn = Button("Log in", isDefault: true)
    private var tried: [String] = []
    private let door = Door()
    private var isSlow = true
    private var controls: [Control] { [email, password, logIn, Button("Sign up")] }

    override func setUp() async throws {
        logIn.onTap(self) { test in
            test.tried.append(test.password.text)
            if test.isSlow { await test.door.pass() }
            test.password.error = test.password.text == "right" ? "" : "wrong"
        }
    }

    override func tearDown() async throws {
        password.text = ""
    }

    private func stage() throws -> Stage {
        let stage = try Stage(FixedCoordinator(controls))
        stage.type("an@example.com")
        stage.press(.enter)
        stage.type("wrong")
        stage.press(.enter)
        return stage
    }

    private func open(_ stage: Stage) async {
        door.open()
        while logIn.isWorking { await Task.yield() }
        stage.turn()
    }

    func testThePasswordIsTypedAgainOverTheWrongOne() async throws {
        let stage = try stage()
        XCTAssertEqual(stage.markedLine?.hasPrefix("[ Log in ]"), true, stage.account)
        await open(stage)
        XCTAssertEqual(stage.markedLine, "Password  •••••")
        XCTAssertEqual(stage.text(in: .focused).contains("•••••"), true, stage.account)
        stage.type("right")
        stage.press(.enter)
        await open(stage)
        XCTAssertEqual(tried, ["wrong", "right"])
        XCTAssertEqual(password.error, "")
    }

    func testTheAnswerToAnAlertAboutTheSubmitLeadsToTheField() async throws {
        let stage = try stage()
        stage.navigator.go(.alert(Alert("Wrong password")))
        await open(stage)
        stage.press(.enter)
        XCTAssertEqual(stage.markedLine, "Password  •••••")
    }

    func testTheFocusStaysWithAUserWhoHasGoneOn() async throws {
        let stage = try stage()
        stage.press(.up, .up)
        stage.type("x")
        await open(stage)
        XCTAssertTrue(email.hasFocus)
        stage.type("y")
        XCTAssertEqual(email.text, "an@example.comxy")
    }

    func testAFailureWithoutWorkIsFollowedAtOnce() async throws {
        let (name, send) = (TextField("Name"), Button("Send", isDefault: true))
        let token = send.tapPublisher.bind { name.error = "too short" }
        let stage = try Stage(FixedCoordinator([name, Toggle("Hot"), send]))
        stage.type("An")
        stage.pressAtOnce([.tab, .tab, .enter, "B", "o"])
        XCTAssertEqual(name.text, "Bo")
        stage.expectTrue()
        token.cancel()
    }

    func testAScreenGivesTheFocusItself() async throws {
        let screen = FixedScreen("Form", controls)
        screen.focus(password)
        let stage = try Stage(OneScreenCoordinator(screen))
        XCTAssertTrue(password.hasFocus)
        password.text = "old"
        screen.focus(email)
        stage.turn()
        XCTAssertTrue(email.hasFocus)
        screen.focus(password)
        stage.turn()
        stage.type("new")
        XCTAssertEqual(password.text, "new")
    }

    func testAMoveOrADeletionEndsTheSelection() async throws {
        let screen = FixedScreen("Form", controls)
        let stage = try Stage(OneScreenCoordinator(screen))
        email.text = "an"
        screen.focus(email)
        stage.turn()
        stage.press(.left, "x")
        XCTAssertEqual(email.text, "xan")
        screen.focus(email)
        stage.turn()
        stage.press(.backspace)
        XCTAssertEqual(email.text, "")
        email.text = "an"
        screen.focus(email)
        stage.turn()
        stage.press(.tab, .backTab, "x")
        XCTAssertEqual(email.text, "anx")
    }

    func testInPlainLinesEnterBeginsToFillItInAgain() async throws {
        isSlow = false
        let talk = try PlainTalk(
            controls, "1", "an@example.com", "2", "wrong", "", "", "right", "", "q")
        await talk.run()
        XCTAssertEqual(tried, ["wrong", "right"])
        let question = "Choose 1 to 4, Enter for 'Password', or ? for help: «»"
        XCTAssertTrue(talk.written.contains("\(question)\nPassword: "), talk.written)
    }
}

@MainActor
private final class OneScreenCoordinator: Coordinator {
    static let flow = Flow<OneScreenCoordinator>("first") {
        FlowScreen("first") { $0.screen }
    }

    let screen: FixedScreen

    init(_ screen: FixedScreen) {
        self.screen = screen
    }
}
