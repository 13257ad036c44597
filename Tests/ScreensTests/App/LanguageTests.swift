import SampleSupport
import Wayline
import XCTest

@testable import Screens

@MainActor
final class LanguageTests: XCTestCase {
    func testTheAppSpeaksTheLanguageItIsStartedIn() async throws {
        let app = try await AppStage().run(language: .vietnamese).driver
        XCTAssertTrue(app.text.hasPrefix("Đăng nhập\n"), app.text)
    }

    func testAnotherLanguageIsShownAtOnceOnTheCurrentScreen() async throws {
        let stage = try AppStage()
        let run = try await stage.run()
        try await run.driver.choose("Sign up")
        try await run.driver.type("Bình", into: "Name")
        run.environment.language.value = .vietnamese
        XCTAssertEqual(run.driver.path, ["login", "sign-up-details"])
        XCTAssertTrue(run.driver.text.contains("Tên, text field: Bình"), run.driver.text)
        XCTAssertEqual(run.app.navigator.findLeaks(), [])
        let kept = try String(contentsOf: stage.home.folder.file("settings.json"), encoding: .utf8)
        XCTAssertEqual(kept, #"{"language":"vi"}"#)
    }

    func testAnotherLanguageAsksNoGuard() async throws {
        let run = try await AppStage().run()
        try await run.driver.choose("Sign up")
        try await run.driver.type("Bình", into: "Name")
        run.environment.language.value = .vietnamese
        XCTAssertEqual(run.driver.alerts, [])
        XCTAssertEqual(run.app.context.language.value, "vi")
    }
}
