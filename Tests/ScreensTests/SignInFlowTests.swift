import SampleSupport
import ServiceContract
import Wayline
import XCTest

@testable import Screens

@MainActor
final class SignInFlowTests: XCTestCase {
    func testAValidPasswordLeadsHome() async throws {
        let app = try await AppStage().run(as: .valid).driver
        XCTAssertEqual(app.path, ["home"])
        XCTAssertFalse(app.navigator.state.canGoBack)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAnExpiredOrLeakedPasswordIsChangedOnTheWayHome() async throws {
        for user in [Sample.expired, .leaked] {
            let app = try await AppStage().run(as: user).driver
            var said: [String] = []
            let token = app.navigator.messages.bind { said.append($0.text) }
            XCTAssertEqual(app.path, ["login", "change-password"])
            try await app.type(user.password, into: "Old password")
            try await app.type(Sample.newPassword, into: "New password")
            try await app.type(Sample.newPassword, into: "Repeat password")
            try await app.choose("Change password")
            XCTAssertEqual(app.path, ["home"])
            XCTAssertEqual(said, ["Your new password is set."])
            XCTAssertEqual(app.navigator.findLeaks(), [])
            token.cancel()
        }
    }

    func testBackFromChangePasswordAsksWhetherToLogOut() async throws {
        let app = try await AppStage().run(as: .expired).driver
        try await app.back()
        XCTAssertEqual(app.alerts.map(\.title), ["Log out?"])
        try await app.choose("Stay")
        XCTAssertEqual(app.path, ["login", "change-password"])
        try await app.back()
        try await app.choose("Log out")
        XCTAssertEqual(app.path, ["login"])
        XCTAssertTrue(app.text.contains("Email, text field: empty"), app.text)
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAWrongPasswordStaysAndIsReportedBesideTheField() async throws {
        let app = try await AppStage().run().driver
        try await app.logIn(Sample(email: Sample.valid.email, password: "sen"))
        XCTAssertEqual(app.path, ["login"])
        XCTAssertTrue(app.text.contains("\(AccountError.wrongCredentials)"), app.text)
        XCTAssertEqual(app.alerts, [])
    }

    func testFiveWrongPasswordsAreSlowedDownWithAnAlert() async throws {
        let app = try await AppStage().run().driver
        for _ in 0..<5 { try await app.logIn(Sample(email: Sample.valid.email, password: "sen")) }
        let title = try XCTUnwrap(app.alerts.first?.title)
        XCTAssertTrue(title.hasPrefix("Too many wrong passwords"), title)
        try await app.choose("OK")
        XCTAssertEqual(app.path, ["login"])
    }

    func testSigningUpLeadsHomeInTwoSteps() async throws {
        let app = try await AppStage().run().driver
        try await app.choose("Sign up")
        try await app.type("Bình", into: "Name")
        try await app.type("binh@example.com", into: "Email")
        try await app.choose("Next")
        XCTAssertEqual(app.path, ["login", "sign-up-details", "sign-up-password"])
        try await app.type(Sample.newPassword, into: "New password")
        try await app.type(Sample.newPassword, into: "Repeat password")
        try await app.choose("Create account")
        XCTAssertEqual(app.path, ["home"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAnEmailThatIsTakenIsReportedAndTheStepStays() async throws {
        let app = try await AppStage().run().driver
        try await app.choose("Sign up")
        try await app.type("Bình", into: "Name")
        try await app.type(Sample.valid.email, into: "Email")
        try await app.choose("Next")
        try await app.type(Sample.newPassword, into: "New password")
        try await app.type(Sample.newPassword, into: "Repeat password")
        try await app.choose("Create account")
        XCTAssertEqual(app.alerts.map(\.title), ["\(AccountError.emailTaken(Sample.valid.email))"])
        XCTAssertEqual(app.path, ["login", "sign-up-details", "sign-up-password"])
    }

    func testSigningUpThatIsGivenUpEndsInLogin() async throws {
        let app = try await AppStage().run().driver
        try await app.choose("Sign up")
        try await app.back()
        XCTAssertEqual(app.path, ["login"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAForgottenPasswordIsResetWithTheCodeOfALetter() async throws {
        let stage = try AppStage()
        let app = try await stage.run().driver
        try await app.type(Sample.valid.email, into: "Email")
        try await app.choose("Forgot password")
        XCTAssertTrue(app.text.contains(Sample.valid.email), app.text)
        try await app.choose("Send code")
        XCTAssertEqual(app.path, ["login", "reset-request", "reset-code"])
        let letter = await stage.home.postbox.letter(to: Sample.valid.email)
        let code = try XCTUnwrap(letter).code
        try await app.wait { app.text.contains(code) }
        try await app.type(code, into: "Code")
        try await app.type(Sample.newPassword, into: "New password")
        try await app.type(Sample.newPassword, into: "Repeat password")
        try await app.choose("Set password")
        XCTAssertEqual(app.path, ["home"])
        XCTAssertEqual(app.navigator.findLeaks(), [])
    }

    func testAWrongCodeIsShownBesideTheField() async throws {
        let app = try await AppStage().run().driver
        try await app.choose("Forgot password")
        try await app.type(Sample.valid.email, into: "Email")
        try await app.choose("Send code")
        try await app.type("0000", into: "Code")
        try await app.type(Sample.newPassword, into: "New password")
        try await app.type(Sample.newPassword, into: "Repeat password")
        try await app.choose("Set password")
        XCTAssertTrue(app.text.contains("\(AccountError.wrongCode)"), app.text)
    }
}
