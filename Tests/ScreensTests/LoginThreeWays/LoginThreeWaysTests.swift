import Wayline
import XCTest

@testable import Screens

/// The rules of logging in, which hold for each of the three.
@MainActor
final class LoginThreeWaysTests: XCTestCase {
    func testLoggingInTakesAnEmailAndAPassword() async throws {
        for stage in try LoginStage.all() {
            for (email, password, isEnough) in [
                ("", "", false), ("an@example.com", "", false), ("", "secret", false),
                ("an@example.com", "secret", true),
            ] {
                try await stage.fillIn(email, password)
                XCTAssertEqual(
                    try stage.view.logIn.isEnabled, isEnough, "\(stage.way): \(email) \(password)")
            }
        }
    }

    func testTheSpinnerTurnsAndTheButtonRestsUntilTheAnswerIsThere() async throws {
        for stage in try LoginStage.all() {
            stage.accounts.delay = 1
            try await stage.logIn(answer: .failure(.wrongCredentials))
            XCTAssertTrue(stage.shows("Logging in…: working"), "\(stage.way): \(stage.app.text)")
            XCTAssertFalse(try stage.view.logIn.isEnabled, "\(stage.way)")
            try await stage.app.advance(by: .seconds(1))
            XCTAssertFalse(try stage.view.progress.isSpinning, "\(stage.way)")
            XCTAssertTrue(try stage.view.logIn.isEnabled, "\(stage.way)")
        }
    }

    func testNothingElseIsBegunBeforeTheAnswerIsThere() async throws {
        for stage in try LoginStage.all() {
            stage.accounts.delay = 1
            try await stage.logIn(answer: .failure(.wrongCredentials))
            XCTAssertFalse(try stage.view.signUp.isEnabled, "\(stage.way)")
            XCTAssertFalse(try stage.view.forgotPassword.isEnabled, "\(stage.way)")
            try await stage.app.advance(by: .seconds(1))
            XCTAssertTrue(try stage.view.signUp.isEnabled, "\(stage.way)")
            XCTAssertTrue(try stage.view.forgotPassword.isEnabled, "\(stage.way)")
        }
    }

    func testAnInvalidEmailIsReportedBesideTheFieldWithoutARequest() async throws {
        for stage in try LoginStage.all() {
            try await stage.logIn("an.example.com", answer: .success(.an(.valid)))
            let error = AccountError.notAnEmail("an.example.com")
            XCTAssertEqual(try stage.view.email.error, "\(error)", "\(stage.way)")
            XCTAssertEqual(stage.accounts.attempts, [], "\(stage.way)")
            XCTAssertEqual(stage.app.alerts, [], "\(stage.way)")
        }
    }

    func testAWrongPasswordIsShownBesideTheFieldOnly() async throws {
        for stage in try LoginStage.all() {
            try await stage.logIn(answer: .failure(.wrongCredentials))
            XCTAssertEqual(
                try stage.view.password.error, "\(AccountError.wrongCredentials)", "\(stage.way)")
            XCTAssertEqual(try stage.view.email.error, "", "\(stage.way)")
            XCTAssertEqual(stage.app.alerts, [], "\(stage.way)")
        }
    }

    func testTypingClearsTheError() async throws {
        for stage in try LoginStage.all() {
            try await stage.logIn("an.example.com", answer: .failure(.wrongCredentials))
            try await stage.app.type("an@example.com", into: "Email")
            XCTAssertEqual(try stage.view.email.error, "", "\(stage.way)")
            try await stage.app.choose("Log in")
            try await stage.app.type("another", into: "Password")
            XCTAssertEqual(try stage.view.password.error, "", "\(stage.way)")
        }
    }

    func testAnyOtherFailureIsAnAlertEachTime() async throws {
        for stage in try LoginStage.all() {
            let error = AccountError.fault(.offline(host: "example.com"))
            try await stage.logIn(answer: .failure(error))
            for _ in 0..<2 {
                XCTAssertEqual(stage.app.alerts.map(\.title), ["\(error)"], "\(stage.way)")
                try await stage.app.choose("OK")
                try await stage.app.choose("Log in")
            }
        }
    }

    func testAnExpiredOrLeakedPasswordLeadsToChangePassword() async throws {
        for status in [AccountStatus.expired, .leaked] {
            for stage in try LoginStage.all() {
                try await stage.logIn(answer: .success(.an(status)))
                let path = ["start", RouteName(stage.way), "change-password"]
                XCTAssertEqual(stage.app.path, path, "\(status)")
            }
        }
    }

    func testAValidPasswordLeadsHomeAndNothingStays() async throws {
        for stage in try LoginStage.all() {
            try await stage.logIn(" An@Example.com ", answer: .success(.an(.valid)))
            XCTAssertEqual(stage.accounts.attempts, ["an@example.com secret"], "\(stage.way)")
            XCTAssertEqual(stage.app.path, ["home"], "\(stage.way)")
            XCTAssertEqual(stage.app.navigator.findLeaks(), [], "\(stage.way)")
        }
    }

    func testADoublePressSendsOnce() async throws {
        for stage in try LoginStage.all() {
            stage.accounts.delay = 1
            try await stage.logIn(answer: .success(.an(.expired)))
            XCTAssertFalse(try stage.view.logIn.tap(), "\(stage.way)")
            try await stage.app.advance(by: .seconds(1))
            XCTAssertEqual(stage.accounts.attempts.count, 1, "\(stage.way)")
        }
    }

    func testLeavingCancelsAndNothingComesLate() async throws {
        for stage in try LoginStage.all() {
            stage.accounts.delay = 1
            try await stage.logIn(answer: .failure(.slowedDown(seconds: 30)))
            try await stage.app.back()
            try await stage.app.wait { stage.accounts.cancelled == 1 }
            try await stage.app.advance(by: .seconds(1))
            XCTAssertEqual(stage.app.path, ["start"], "\(stage.way)")
            XCTAssertEqual(stage.app.alerts, [], "\(stage.way)")
            XCTAssertEqual(stage.app.navigator.findLeaks(), [], "\(stage.way)")
        }
    }

    func testAForgottenPasswordTakesTheEmailAlong() async throws {
        for stage in try LoginStage.all() {
            try await stage.fillIn("an@")
            XCTAssertEqual(
                try stage.app.screen.decide("forgot-password", in: RouteContext()),
                .start(.forgotPassword, ForgotPasswordInput(email: "an@")), "\(stage.way)")
        }
    }

    func testTheDraftIsTheEmailAlone() async throws {
        for stage in try LoginStage.all() {
            try await stage.fillIn()
            let screen = try XCTUnwrap(stage.app.screen as? any DraftKeeping)
            XCTAssertEqual(screen.draft as? String, "an@example.com", "\(stage.way)")
        }
    }
}
