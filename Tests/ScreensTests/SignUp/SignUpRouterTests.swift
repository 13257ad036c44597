import SampleSupport
import Wayline
import XCTest

@testable import Screens

final class SignUpRouterTests: XCTestCase {
    func testTheSecondStepNeedsTheFirst() throws {
        let router = SignUpDetailsRouter()
        XCTAssertEqual(try router.route(to: "next", .init(name: "An")), .stay)
        XCTAssertEqual(
            try router.route(
                to: "next", .init(name: "An", email: "an@example.com", isComplete: true)),
            .push(.signUpPassword, SignUpDetails(name: "An", email: "an@example.com")))
    }

    func testTheFlowEndsWithTheSession() throws {
        let (router, session) = (SignUpPasswordRouter(), Session.sample())
        XCTAssertEqual(try router.route(to: "signed-up"), .stay)
        XCTAssertEqual(
            try router.route(to: "signed-up", .init(session: session)), router.finish(session))
        XCTAssertEqual(try router.route(to: "failed", .init(failure: "No.")), .alert(Alert("No.")))
    }
}

@MainActor
final class SignUpDetailsTests: XCTestCase {
    func testNameAndEmailAreNeeded() async {
        let viewModel = SignUpDetailsViewModel(words: .english)
        for (name, email, isComplete) in [
            ("", "an@example.com", false), (" ", "an@example.com", false), ("An", "an", false),
            ("An", "an@example.com", true),
        ] {
            (viewModel.name.value, viewModel.email.value) = (name, email)
            XCTAssertEqual(viewModel.canGoOn.value, isComplete, "\(name) \(email)")
        }
    }
}
