import Wayline
import XCTest

@testable import Screens

final class LoginRouterTests: XCTestCase {
    private let router = LoginRouter()

    func testTheStatusDecidesTheScreenAfterALogin() throws {
        XCTAssertEqual(try router.route(to: "login"), .stay)
        XCTAssertEqual(try router.route(to: "login", .init(status: .valid)), .enter(.home))
        XCTAssertEqual(
            try router.route(to: "login", .init(status: .expired)), .push(.changePassword))
        XCTAssertEqual(
            try router.route(to: "login", .init(status: .leaked)), .push(.changePassword))
    }

    func testAFailureThatBelongsToNoFieldIsShownInAnAlert() throws {
        XCTAssertEqual(try router.route(to: "failed", .init(failure: "No.")), .alert(Alert("No.")))
        XCTAssertEqual(try router.route(to: "failed", .init(status: .valid)), .stay)
    }

    func testSigningUpAndAForgottenPasswordAreFlows() throws {
        XCTAssertEqual(try router.route(to: "sign-up"), .start(.signUp))
        XCTAssertEqual(
            try router.route(to: "forgot-password", .init(email: "an@")),
            .start(.forgotPassword, ForgotPasswordInput(email: "an@")))
    }
}
