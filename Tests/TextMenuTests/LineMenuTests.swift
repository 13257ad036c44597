import Binding
import Coordination
import TextMenu
import XCTest

@MainActor
final class LineMenuTests: XCTestCase {
    private let nickname = Observable("")
    private let secret = Observable("")
    private lazy var screen = FixedScreen { [nickname, secret] screen in
        [
            .field("Name", nickname, .shown), .field("Secret", secret, .hidden),
            .button("Sign up") { screen.perform("sign-up") },
        ]
    }
    private lazy var coordinator = FixedCoordinator(screen)

    func testAScreenIsAListAndAQuestion() async throws {
        screen.message = "Be welcome."
        let menu = ScriptedMenu("q")
        try await menu.run(coordinator)
        XCTAssertEqual(
            menu.written,
            """

            Sign up

            Be welcome.

              1. Name:
              2. Secret:
              3. Sign up
              q. Quit

            Choose 1 to 3, or q to quit:\u{20}
            """)
    }

    func testAFieldTakesTheWholeLineAsItIs() async throws {
        try await ScriptedMenu("1", " Ann Lee ", "q").run(coordinator)
        XCTAssertEqual(nickname.value, " Ann Lee ")
    }

    func testAFilledFieldIsListedWithItsText() async throws {
        let menu = ScriptedMenu("1", "Ann", "q")
        try await menu.run(coordinator)
        XCTAssertTrue(menu.written.contains("  1. Name: Ann\n  2. Secret:\n"), menu.written)
    }

    func testAHiddenFieldIsReadUnseenAndNeverWritten() async throws {
        let menu = ScriptedMenu("2", "open sesame", "q")
        try await menu.run(coordinator)
        XCTAssertEqual(secret.value, "open sesame")
        XCTAssertEqual(menu.echoes, [.shown, .hidden, .shown])
        XCTAssertTrue(menu.written.contains("  2. Secret: (hidden)\n"), menu.written)
        XCTAssertFalse(menu.written.contains("sesame"), menu.written)
    }

    func testAButtonEndsInItsRoute() async throws {
        try await ScriptedMenu("3", " 3\t", "q").run(coordinator)
        XCTAssertEqual(coordinator.followed, ["sign-up", "sign-up"])
    }

    func testTheReasonForGoingNowhereIsSaid() async throws {
        let menu = ScriptedMenu("3", "q")
        try await menu.run(coordinator)
        XCTAssertTrue(menu.written.contains("quit: \nNot today.\n\nSign up\n"), menu.written)
    }

    func testARouteThatIsNotKnownIsSaidAndChangesNothing() async throws {
        let screen = FixedScreen { screen in [.button("Get lost") { screen.perform("sign-in") }] }
        let menu = ScriptedMenu("1", "q")
        try await menu.run(FixedCoordinator(screen))
        XCTAssertTrue(menu.written.contains("'sign-in' is not a route: known here"), menu.written)
        XCTAssertTrue(menu.written.contains("Did you mean 'sign-up'?\n\nSign up\n"), menu.written)
    }

    func testAnAlertIsAListOfItsAnswers() async throws {
        let screen = FixedScreen { screen in [.button("Ask") { screen.perform("ask") }] }
        let menu = ScriptedMenu("1", "1", "1", "2", "q")
        try await menu.run(FixedCoordinator(screen))
        XCTAssertTrue(
            menu.written.contains("\nSure?\n\n  1. Sign up\n  2. No\n  q. Quit\n"), menu.written)
        XCTAssertEqual(screen.followed, ["ask", "sign-up", "ask"])
    }
}
