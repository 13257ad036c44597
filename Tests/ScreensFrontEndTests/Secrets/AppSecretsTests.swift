import Foundation
import SampleSupport
import ServiceContract
import Wayline
import XCTest

@testable import Screens

/// Only the services learn the secrets that a user types.
@MainActor
final class AppSecretsTests: XCTestCase {
    private static let wrong = "nham mat khau"
    private static let signedUp = "mot mat khau khac"
    private static let reset = "giay trang muc den"
    private static let passwords = [
        wrong, signedUp, reset, Sample.newPassword, Sample.expired.password,
    ]

    private static let sources = [
        "an event", "an event that was awaited", "place.json", "session.json", "settings.json",
        "the saved state", "the screen", "the state", "wayline.db",
    ]

    func testNoPasswordAndNoTokenIsShownLoggedOrStored() async throws {
        for walk in try [HeadlessWalk(), KeyWalk(), LineWalk()] {
            let evidence = Evidence(of: walk)
            let states = try await walk.take(Self.steps)
            XCTAssertEqual(states.last?.path, ["home"], "\(type(of: walk))")
            walk.environment.language.value = .vietnamese
            let token = try Self.token(in: walk.stage.home)
            try await evidence.close()
            for password in Self.passwords {
                XCTAssertEqual(evidence.sources(of: password), [], "\(password), \(walk)")
            }
            XCTAssertEqual(evidence.sources(of: token), ["session.json"])
            XCTAssertEqual(evidence.sources.filter { !$0.contains(".db-") }, Self.sources)
        }
    }

    /// A wrong password, an expired one that is changed, a sign-up, and a reset password.
    private static var steps: [Step] {
        [.type(Sample.expired.email, into: "Email"), .type(wrong, into: "Password")]
            + [.choose("Log in"), .type(Sample.expired.password, into: "Password")]
            + [.choose("Log in"), .type(wrong, into: "Old password")]
            + new(Sample.newPassword) + [.choose("Change password")]
            + [.type(Sample.expired.password, into: "Old password"), .choose("Change password")]
            + logOut + [.choose("Sign up"), .type("Bình", into: "Name")]
            + [.type("binh@example.com", into: "Email"), .choose("Next")]
            + new(signedUp) + [.choose("Create account")]
            + logOut + [.choose("Forgot password"), .type(Sample.valid.email, into: "Email")]
            + [.choose("Send code"), .typeCode(sentTo: Sample.valid.email, into: "Code")]
            + new(reset) + [.choose("Set password")]
    }

    private static func new(_ password: String) -> [Step] {
        [.type(password, into: "New password"), .type(password, into: "Repeat password")]
    }

    private static var logOut: [Step] {
        [.nextTab, .nextTab, .nextTab, .choose("Log out"), .answer("Log out")]
    }

    private static func token(in home: EmbeddedHome) throws -> String {
        let session = try XCTUnwrap(try home.folder.files()["session.json"])
        return try XCTUnwrap(JSONDecoder().decode([String: String].self, from: session)["token"])
    }
}
