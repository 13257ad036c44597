import AppMain
import Wayline
import XCTest

@testable import Screens

/// `app route` prints the decisions of the routers, with the facts that were stated.
@MainActor
final class DecisionTests: XCTestCase {
    private func decide(
        _ route: String, from screen: String, _ settings: (String, String)...
    ) throws -> Transition {
        try RouteQuestion(
            route, from: screen, settings.map { "\($0)=\($1)" }
        ).decision(of: .sample())
    }

    func testEveryStatusDecidesAsInXCTest() async throws {
        for status in AccountStatus.allCases {
            for (screen, route) in [("login", "login"), ("launch", "opened")] {
                let decision = try decide(route, from: screen, ("status", status.rawValue))
                let expected =
                    screen == "login"
                    ? try LoginRouter().route(to: "login", .init(status: status))
                    : try LaunchRouter().route(to: "opened", .init(status: status))
                XCTAssertEqual(decision, expected, "\(screen) \(status)")
            }
        }
    }

    func testFactsThatAreNotStatedAreAsAtTheBeginning() async throws {
        XCTAssertEqual(try decide("login", from: "login"), .stay)
        XCTAssertEqual(
            try decide("forgot-password", from: "login", ("email", "an@")),
            .start(.forgotPassword, ForgotPasswordInput(email: "an@")))
        XCTAssertEqual(
            try decide("forgot-password", from: "login", ("email", "a=b")),
            .start(.forgotPassword, ForgotPasswordInput(email: "a=b")))
        XCTAssertEqual(
            try decide("failed", from: "login", ("failure", "No.")), .alert(Alert("No.")))
    }

    func testNumbersFlagsAndJSONAreRead() async throws {
        XCTAssertEqual(
            try decide("all-friends", from: "profile", ("person", "7")),
            .push(.friends, PersonInput(id: 7)))
        XCTAssertEqual(
            try decide("opened", from: "launch", ("isOpen", "true")), .enter(.signIn))
        XCTAssertEqual(
            try decide("person", from: "profile", ("friend", #"{"id": 4, "name": "Binh"}"#)),
            .push(.person, PersonInput(id: 4, name: "Binh")))
    }

    func testFactsThatCannotBeReadAreReported() async {
        XCTAssertThrowsError(try decide("person", from: "profile", ("friend", "{"))) {
            XCTAssertTrue("\($0)".hasPrefix("The facts cannot be read: "), "\($0)")
        }
    }

    func testEveryRouterOfTheFlowsCanBeAsked() async {
        XCTAssertEqual(
            AskedRouter.all(of: .sample()).map(\.screen),
            [
                "articles", "change-password", "filter", "launch", "login", "person",
                "profile", "reset-code", "reset-request", "settings", "sign-up-details",
                "sign-up-password",
            ])
    }
}
