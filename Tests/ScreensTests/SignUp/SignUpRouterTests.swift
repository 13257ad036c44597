import Screens
import Wayline
import XCTest

@MainActor
final class SignUpRouterTests: XCTestCase {
    private func next(_ name: String, _ email: String) throws -> Transition {
        let viewModel = SignUpDetailsViewModel(words: .english)
        viewModel.details = SignUpDetails(name: name, email: email)
        return try SignUpDetailsRouter(viewModel: viewModel).route(to: "next")
    }

    func testTheSecondStepNeedsTheFirst() async throws {
        XCTAssertEqual(try next("", "an@example.com"), .stay)
        XCTAssertEqual(try next(" ", "an@example.com"), .stay)
        XCTAssertEqual(try next("An", "an"), .stay)
        XCTAssertEqual(
            try next("An", "an@example.com"),
            .push(.signUpPassword, SignUpDetails(name: "An", email: "an@example.com")))
    }

    private func decide(
        _ route: SignUpPasswordRouter.Route, _ viewModel: SignUpPasswordViewModelStub
    ) throws -> Transition {
        try SignUpPasswordRouter(viewModel: viewModel).route(to: RouteName(route))
    }

    func testTheFlowEndsWithTheSession() async throws {
        XCTAssertEqual(try decide(.signedUp, .init()), .stay)
        XCTAssertEqual(try decide(.signedUp, .init(session: .sample())), .finish(Session.sample()))
        XCTAssertEqual(try decide(.failed, .init()), .stay)
        XCTAssertEqual(try decide(.failed, .init(failure: "No.")), .alert(Alert("No.")))
    }
}
