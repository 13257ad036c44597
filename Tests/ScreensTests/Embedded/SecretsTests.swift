import Foundation
import SampleSupport
import ServiceContract
import XCTest

@testable import Screens

final class SecretsTests: XCTestCase {
    private let typed = ["nham mat khau", "mot mat khau khac", Sample.newPassword]

    func testNoPasswordAndNoCodeIsInAnyFile() async throws {
        let home = try EmbeddedHome()
        let code = try await use(home)
        let secrets =
            typed + typed.map { $0.filter { $0 != " " } }
            + [Sample.valid, .expired, .leaked].map(\.password)
            + [code, code.filter { $0 != "-" }]
        for (name, bytes) in try home.folder.files() {
            for secret in secrets {
                XCTAssertNil(bytes.range(of: Data(secret.utf8)), "\(secret) is in \(name)")
            }
        }
    }

    func testATokenIsInTheSessionFileAlone() async throws {
        let home = try EmbeddedHome()
        _ = try await use(home)
        var files = try home.folder.files()
        let session = try XCTUnwrap(files.removeValue(forKey: "session.json"))
        let ticket = try JSONDecoder().decode([String: String].self, from: session)
        let token = try XCTUnwrap(ticket["token"])
        XCTAssertEqual(token.count, 64)
        XCTAssertNotNil(files["wayline.db"])
        for (name, bytes) in files {
            XCTAssertNil(bytes.range(of: Data(token.utf8)), "the token is in \(name)")
        }
    }

    func testAFilledFieldIsNotShown() {
        let application = Application(name: "Mai", email: "m@example.com", password: typed[0])
        let reset = PasswordReset(email: "m@example.com", code: "7KQ2M-X0V9T", password: typed[0])
        var shown = "\(application) \(reset)"
        dump(application, to: &shown)
        dump(reset, to: &shown)
        XCTAssertFalse(shown.contains(typed[0]))
        XCTAssertFalse(shown.contains("7KQ2M"))
    }

    func testALetterDoesNotShowItsCode() async throws {
        let home = try EmbeddedHome()
        try await home.services().accounts.requestReset(email: Sample.valid.email)
        let letter = try await unwrap(home.postbox.letter(to: Sample.valid.email))
        var shown = "\(letter)"
        dump(letter, to: &shown)
        XCTAssertFalse(shown.contains(letter.code))
        XCTAssertEqual(letter.minutes, 15)
    }

    /// Types each of the secrets somewhere, one of them into the wrong field.
    private func use(_ home: EmbeddedHome) async throws -> String {
        let accounts = home.services().accounts
        for email in [Sample.valid.email, typed[1], "\(typed[1].filter { $0 != " " })@x.com"] {
            do { _ = try await accounts.logIn(email: email, password: typed[0]) } catch {}
        }
        _ = try await accounts.logIn(email: Sample.valid.email, password: Sample.valid.password)
        try await accounts.requestReset(email: Sample.valid.email)
        let code = try await unwrap(home.postbox.letter(to: Sample.valid.email)).code
        _ = try await accounts.reset(
            PasswordReset(email: Sample.valid.email, code: code, password: typed[2]))
        try await accounts.requestReset(email: Sample.valid.email)
        return try await unwrap(home.postbox.letter(to: Sample.valid.email)).code
    }

    private func unwrap(_ letter: ResetLetter?) throws -> ResetLetter {
        try XCTUnwrap(letter)
    }
}
