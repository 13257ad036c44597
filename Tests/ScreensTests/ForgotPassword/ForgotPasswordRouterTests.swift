import SampleSupport
import Wayline
import XCTest

@testable import Screens

final class ForgotPasswordRouterTests: XCTestCase {
    func testTheCodeIsAskedForWhenItWasSent() throws {
        let router = ResetRequestRouter()
        XCTAssertEqual(try router.route(to: "sent"), .stay)
        XCTAssertEqual(
            try router.route(to: "sent", .init(email: "an@example.com", isSent: true)),
            .push(.resetCode, ResetCodeInput(email: "an@example.com")))
        XCTAssertEqual(try router.route(to: "failed"), .stay)
        XCTAssertEqual(try router.route(to: "failed", .init(failure: "No.")), .alert(Alert("No.")))
    }

    func testTheFlowEndsWithTheSession() throws {
        let (router, session) = (ResetCodeRouter(), Session.sample())
        XCTAssertEqual(try router.route(to: "set"), .stay)
        XCTAssertEqual(
            try router.route(to: "set", .init(session: session)), router.finish(session))
        XCTAssertEqual(try router.route(to: "failed"), .stay)
        XCTAssertEqual(try router.route(to: "failed", .init(failure: "No.")), .alert(Alert("No.")))
    }
}
