import SampleSupport
import Wayline
import XCTest

@testable import Screens

@MainActor
final class SettingsFlowTests: XCTestCase {
    func testTheSettingsSayWhoIsLoggedInAndTheLanguage() async throws {
        let stage = try await ProfileStage()
        try await stage.app.choose("Settings")
        XCTAssertTrue(
            stage.app.text.contains(
                """
                Language, choice: English, 1 of 2
                Theme, choice: As the system, 1 of 4
                Reading
                Reading history, switch: on; Off: Home forgets what you have read.
                Account
                Email: an@example.com
                Log out, button
                """), stage.app.text)
    }

    func testAnotherLanguageIsShownAtOnceInAllTabs() async throws {
        let stage = try await ProfileStage()
        try await stage.app.choose("Settings")
        try await stage.app.choose("Tiếng Việt", in: "Language")
        XCTAssertEqual(stage.app.path, ["settings"])
        XCTAssertTrue(stage.app.text.hasPrefix("Cài đặt\nNgôn ngữ"), stage.app.text)
        try await stage.app.choose("Hồ sơ")
        try await stage.app.wait { stage.app.text.contains("Nơi sống: Hue") }
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    func testTheThemeIsThatOfTheRun() async throws {
        let stage = try await ProfileStage()
        try await stage.app.choose("Settings")
        try await stage.app.choose("Dusk", in: "Theme")
        XCTAssertEqual(stage.environment.theme.value, .dusk)
    }

    func testLoggingOutTakesAConfirmation() async throws {
        let stage = try await atQuestion()
        XCTAssertEqual(stage.accounts.logOuts, 0)
        try await stage.app.choose("Log out")
        XCTAssertEqual(stage.app.path, ["login"])
        XCTAssertNil(stage.environment.session.current.value)
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    func testCalledOffItIsNotDone() async throws {
        let stage = try await atQuestion()
        try await stage.app.choose("Stay")
        try await stage.app.choose("Log out")
        try await stage.app.back()
        XCTAssertEqual(stage.app.path, ["settings"])
        XCTAssertEqual(stage.accounts.logOuts, 0)
    }

    func testAFailureIsShownAndTheUserIsStillLoggedIn() async throws {
        let stage = try await atQuestion()
        stage.accounts.error = .fault(.timedOut(host: "example.com", seconds: 10))
        try await stage.app.choose("Log out")
        XCTAssertEqual(
            stage.app.alerts.map(\.title),
            ["example.com did not answer within 10 s. Try again in a while."])
        XCTAssertNotNil(stage.environment.session.current.value)
        try await stage.app.choose("OK")
        XCTAssertEqual(stage.app.path, ["settings"])
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    func testAfterAFailureItCanBeTriedAgain() async throws {
        let stage = try await atQuestion()
        stage.accounts.error = .fault(.offline(host: "example.com"))
        try await stage.app.choose("Log out")
        try await stage.app.choose("OK")
        stage.accounts.error = nil
        try await stage.app.choose("Log out")
        try await stage.app.choose("Log out")
        XCTAssertEqual(stage.app.path, ["login"])
    }

    func testNobodyQuitsBeforeItIsKnownWhetherTheyAreLoggedOut() async throws {
        let stage = try await loggingOut()
        XCTAssertTrue(
            stage.app.text.contains("\nLog out, button: working"),
            stage.app.text)
        XCTAssertEqual(
            stage.app.navigator.quit().outcome?.reason,
            "You are being logged out: wait until that is done.")
        try await stage.app.advance(by: .seconds(2))
        XCTAssertEqual(stage.app.path, ["login"])
        XCTAssertEqual(stage.accounts.logOuts, 1)
    }

    func testTheLanguageStaysWhileTheUserIsBeingLoggedOut() async throws {
        let stage = try await loggingOut()
        XCTAssertTrue(
            stage.app.text.contains("Language, choice: English, 1 of 2, not available now"),
            stage.app.text)
    }

    func testALogoutThatTakesItsTimeEndsInAnyTab() async throws {
        let stage = try await loggingOut()
        try await stage.app.choose("Profile")
        XCTAssertEqual(stage.app.path, ["profile"])
        try await stage.app.advance(by: .seconds(2))
        XCTAssertEqual(stage.app.path, ["login"])
        XCTAssertEqual(stage.app.alerts, [])
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    func testAnEndOfTheSessionIsNotHeldUp() async throws {
        let stage = try await loggingOut()
        stage.environment.session.current.value = nil
        stage.environment.session.expired.send()
        XCTAssertEqual(stage.app.path, ["login"])
        XCTAssertEqual(
            stage.app.alerts.map(\.title), ["You are not logged in any more. Log in again."])
        let leaks = try await stage.leave()
        XCTAssertEqual(leaks, [])
    }

    func testLoggingOutInMidRequestReleasesEverything() async throws {
        let stage = try await ProfileStage { people in
            people.delays = [.send(7): 30, .about(7): 40]
        }
        try await stage.goToStranger()
        try await stage.app.choose("Send friend request")
        try await stage.app.choose("Settings")
        try await stage.app.choose("Log out")
        try await stage.app.choose("Log out")
        XCTAssertEqual(stage.app.path, ["login"])
        try await stage.app.advance(by: .seconds(40))
        XCTAssertEqual(stage.app.alerts, [])
        XCTAssertEqual(stage.people.friendships[7], Friendship.none)
        XCTAssertEqual(stage.app.navigator.findLeaks(), [])
    }

    /// Has confirmed a logout that takes two seconds.
    private func loggingOut() async throws -> ProfileStage {
        let stage = try await atQuestion()
        stage.accounts.delay = 2
        try await stage.app.choose("Log out")
        return stage
    }

    private func atQuestion() async throws -> ProfileStage {
        let stage = try await ProfileStage()
        try await stage.app.choose("Settings")
        try await stage.app.choose("Log out")
        return stage
    }
}

extension AccountServiceStub {
    fileprivate var logOuts: Int { requests.count { $0 == "log out" } }
}
