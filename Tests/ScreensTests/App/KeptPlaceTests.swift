import Foundation
import SampleSupport
import ServiceContract
import Wayline
import XCTest

@testable import Screens

/// The state that is restored in the next run.
@MainActor
final class KeptPlaceTests: XCTestCase {
    private func signUp(_ app: FlowDriver) async throws {
        try await app.choose("Sign up")
        try await app.type("Bình", into: "Name")
        try await app.type("binh@example.com", into: "Email")
    }

    func testTheSameStackIsThereWithWhatWasTypedButNoSecret() async throws {
        let stage = try AppStage()
        let before = try await stage.run()
        try await signUp(before.driver)
        try await before.driver.choose("Next")
        try await before.driver.type("cau vong sau mua", into: "New password")
        before.app.save()
        let app = try await stage.run().driver
        XCTAssertEqual(app.path, ["login", "sign-up-details", "sign-up-password"])
        XCTAssertTrue(app.text.contains("binh@example.com"), app.text)
        XCTAssertTrue(app.text.contains("New password, secure text field: empty"), app.text)
        try await app.back()
        XCTAssertTrue(app.text.contains("Name, text field: Bình"), app.text)
        for (name, data) in try stage.home.folder.files() {
            XCTAssertNil(data.range(of: Data("cau vong".utf8)), name)
        }
    }

    func testTypedTextIsSavedASecondLater() async throws {
        let stage = try AppStage()
        let before = try await stage.run()
        try await before.driver.choose("Sign up")
        stage.savingClock.advance()
        try await before.driver.type("Bình", into: "Name")
        XCTAssertNil(try stage.place().range(of: "Bình"))
        stage.savingClock.advance(by: .seconds(1))
        XCTAssertNotNil(try stage.place().range(of: "Bình"))
        _ = before.app
    }

    func testALoggedInUserIsLoggedInAgain() async throws {
        let stage = try AppStage()
        let before = try await stage.run(as: .valid)
        before.app.save()
        let app = try await stage.run().driver
        XCTAssertEqual(app.path, ["home"])
    }

    func testAFreshRunIgnoresTheSavedPlace() async throws {
        let stage = try AppStage()
        let before = try await stage.run()
        try await signUp(before.driver)
        before.app.save()
        let app = try await stage.run(isFresh: true).driver
        XCTAssertEqual(app.path, ["login"])
    }

    func testThePlaceOfAnotherUserIsNotGoneTo() async throws {
        let stage = try AppStage()
        let before = try await stage.run()
        try await signUp(before.driver)
        before.app.save()
        _ = try await stage.home.services().accounts.logIn(
            email: Sample.valid.email, password: Sample.valid.password)
        let app = try await stage.run().driver
        XCTAssertEqual(app.path, ["home"])
    }

    func testADamagedPlaceIsReportedAndHarmsNothing() async throws {
        let stage = try AppStage()
        let before = try await stage.run()
        try await signUp(before.driver)
        before.app.save()
        let file = stage.home.folder.file("place.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        let damaged = text.replacingOccurrences(of: "sign-up-details", with: "sign-up-detail5")
        XCTAssertNotEqual(damaged, text)
        try Data(damaged.utf8).write(to: file)
        let app = try await stage.run().driver
        XCTAssertEqual(app.path, ["login"])
        XCTAssertEqual(app.message?.hasPrefix("Your place of last time"), true)
    }

    func testThePlaceIsItsOwnersAlone() async throws {
        let stage = try AppStage()
        let run = try await stage.run(as: .valid)
        run.app.save()
        let folder = stage.home.folder
        XCTAssertEqual(try folder.mode(of: folder.file("place.json")), 0o600)
    }

    func testALanguageThatCannotBeSavedIsUsedAndReported() async throws {
        let stage = try AppStage()
        let run = try await stage.run(as: .valid)
        try await run.driver.choose("Settings")
        try stage.home.breakFolder()
        try await run.driver.choose("Tiếng Việt", in: "Language")
        let message = try XCTUnwrap(run.driver.message)
        XCTAssertTrue(
            message.hasPrefix("Không lưu được lựa chọn của bạn. Không dùng được thư mục"), message)
        XCTAssertTrue(run.driver.text.hasPrefix("Cài đặt\n"), run.driver.text)
    }

    func testAFolderThatCannotBeWrittenToIsReportedOnce() async throws {
        let stage = try AppStage()
        let run = try await stage.run()
        let app = run.driver
        try stage.home.breakFolder()
        try await app.choose("Sign up")
        stage.savingClock.advance()
        XCTAssertNotNil(app.message)
        try await app.type("Bình", into: "Name")
        stage.savingClock.advance(by: .seconds(1))
        XCTAssertNil(app.message)
        XCTAssertEqual(app.path, ["login", "sign-up-details"])
        run.app.save()
    }
}

extension EmbeddedHome {
    /// Puts a file in the place of the data folder.
    fileprivate func breakFolder() throws {
        try FileManager.default.removeItem(at: folder.dataURL)
        try Data().write(to: folder.dataURL)
    }
}

extension AppStage {
    fileprivate func place() throws -> String {
        try String(contentsOf: home.folder.file("place.json"), encoding: .utf8)
    }
}
