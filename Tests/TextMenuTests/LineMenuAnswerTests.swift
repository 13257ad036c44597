import Binding
import Coordination
import TextMenu
import XCTest

@MainActor
final class LineMenuAnswerTests: XCTestCase {
    private let nickname = Observable("")
    private lazy var coordinator = FixedCoordinator(
        FixedScreen { [nickname] screen in
            [
                .field("Name", nickname, .shown),
                .button("Sign up") { screen.perform("sign-up") },
            ]
        })

    func testAWrongAnswerIsQuotedWithWhatWasExpectedAndAskedAgain() async throws {
        for answer in ["0", "3", "-1", "x", "", "1 2", "99999999999999999999", "１"] {
            let menu = ScriptedMenu(answer, "2", "q")
            try await menu.run(coordinator)
            let reply = "'\(answer)' is not a choice: type 1 to 2, or q to quit.\n"
            XCTAssertTrue(
                menu.written.contains(reply + "Choose 1 to 2, or q to quit: "), menu.written)
        }
        XCTAssertEqual(coordinator.followed.count, 8)
    }

    func testASingleChoiceIsAskedForByItsNumber() async throws {
        let menu = ScriptedMenu("2", "q")
        try await menu.run(
            FixedCoordinator(
                FixedScreen { screen in [.button("Log out") { screen.perform("log-out") }] }))
        XCTAssertTrue(
            menu.written.hasSuffix(
                """
                Choose 1, or q to quit: '2' is not a choice: type 1, or q to quit.
                Choose 1, or q to quit:\u{20}
                """), menu.written)
    }

    func testQuittingLeavesTheRestUnread() async throws {
        for answer in ["q", "Q", " q "] {
            let menu = ScriptedMenu(answer, "2")
            try await menu.run(coordinator)
            XCTAssertTrue(menu.hasLinesLeft)
        }
        XCTAssertEqual(coordinator.followed, [])
    }

    func testTheEndOfTheInputQuitsOnALineOfItsOwn() async throws {
        let menu = ScriptedMenu()
        try await menu.run(coordinator)
        XCTAssertTrue(menu.written.hasSuffix("Choose 1 to 2, or q to quit: \n"), menu.written)
    }

    func testTheEndOfTheInputInAFieldSetsNothing() async throws {
        nickname.value = "Ann"
        let menu = ScriptedMenu("1")
        try await menu.run(coordinator)
        XCTAssertEqual(nickname.value, "Ann")
        XCTAssertTrue(menu.written.hasSuffix("Name: \n"), menu.written)
    }

    func testNothingFromDataIsWrittenAsAControlCharacter() async throws {
        let menu = ScriptedMenu("\u{1B}[2J", "\u{9B}2J", "1", "\u{1B}]0;x\u{7}\r\u{7F}", "q")
        try await menu.run(coordinator)
        let controls = menu.written.unicodeScalars.filter {
            $0 != "\n" && $0.properties.generalCategory == .control
        }
        XCTAssertEqual(Array(controls), [])
        XCTAssertTrue(menu.written.contains("'␛[2J' is not a choice"), menu.written)
    }
}
