import AppMain
import Wayline
import XCTest

@testable import Screens
@testable import WaylineProgram

/// `app route` prints the decisions of the routers, with the facts that were stated.
@MainActor
final class DecisionTests: XCTestCase {
    private func decide(
        _ route: String, from screen: String, _ settings: (String, String)...
    ) async -> String {
        let transcript = Transcript()
        let facts = settings.flatMap { ["--set", "\($0)=\($1)"] }
        _ = await transcript.run(["route", route, "--from", screen] + facts)
        return String((transcript.text + transcript.errors).dropLast())
    }

    private func assert(
        _ decision: Transition, at line: UInt = #line, _ given: () async -> String
    ) async {
        let text = await given()
        XCTAssertEqual(text, decision.description, line: line)
    }

    func testEveryStatusDecidesAsInXCTest() async throws {
        for status in AccountStatus.allCases {
            let login = try LoginRouter().route(to: "login", .init(status: status))
            await assert(login) {
                await decide("login", from: "login", ("status", status.rawValue))
            }
            let launch = try LaunchRouter().route(to: "opened", .init(status: status))
            await assert(launch) {
                await decide("opened", from: "launch", ("status", status.rawValue))
            }
        }
    }

    func testFactsThatAreNotStatedAreAsAtTheBeginning() async {
        await assert(.stay) { await decide("login", from: "login") }
        for email in ["an@", "a=b"] {
            await assert(.start(.forgotPassword, ForgotPasswordInput(email: email))) {
                await decide("forgot-password", from: "login", ("email", email))
            }
        }
        await assert(.alert(Alert("No."))) {
            await decide("failed", from: "login", ("failure", "No."))
        }
    }

    func testNumbersFlagsAndJSONAreRead() async {
        await assert(.push(.friends, PersonInput(id: 7))) {
            await decide("all-friends", from: "profile", ("person", "7"))
        }
        await assert(.enter(.signIn)) {
            await decide("opened", from: "launch", ("isOpen", "true"))
        }
        await assert(.push(.person, PersonInput(id: 4, name: "Binh"))) {
            await decide("person", from: "profile", ("friend", #"{"id": 4, "name": "Binh"}"#))
        }
    }

    func testFactsThatCannotBeReadAreReported() async {
        let text = await decide("person", from: "profile", ("friend", "{"))
        XCTAssertTrue(text.hasPrefix("The facts cannot be read: "), text)
    }

    func testEveryRouterOfTheFlowsCanBeAsked() async {
        XCTAssertEqual(
            AskedRouter.all(of: .sample()).map(\.screen),
            [
                "change-password", "filter", "launch", "login", "person", "profile",
                "reset-code", "reset-request", "settings", "sign-up-details", "sign-up-password",
            ])
    }
}
