import AppMain
import Wayline
import WaylineCommandLine
import XCTest

@MainActor
final class RouteCommandTests: XCTestCase {
    private let transcript = Transcript()

    func testTheDecisionIsAResult() async {
        let status = await transcript.run(
            "route", "forgot-password", "--from", "login", "--set", "email=an@")
        XCTAssertEqual(status, .success)
        XCTAssertEqual(transcript.text, "start forgot-password {\"email\":\"an@\"}\n")
        XCTAssertEqual(transcript.errors, "")
    }

    func testForAProgramItIsJSON() async {
        _ = await transcript.run(
            "route", "login", "--from", "login", "--set=status=expired", "--json")
        XCTAssertEqual(
            transcript.text,
            #"{"decision":{"kind":"push","parameters":{},"route":"change-password"},"#
                + #""route":"login","screen":"login","text":"push change-password"}"# + "\n")
    }

    func testTheFactsOfATableAreJSONOfTheirKinds() async {
        _ = await transcript.run("route", "--from", "sign-up-details", "--json")
        XCTAssertTrue(
            transcript.text.contains(#""facts":{"email":"x","isComplete":true,"name":"x"}"#),
            transcript.text)
    }

    private static let mistakes: [([String], String)] = [
        (
            ["lgin", "--from", "login"],
            "'lgin' is not a route here. The routes are 'login', 'failed', 'sign-up', "
                + "'forgot-password'. Did you mean 'login'?"
        ),
        (
            ["login", "--from", "login", "--set", "stats=valid"],
            "'stats' cannot be set here: there are 'status=valid|expired|leaked|nil', "
                + "'email=TEXT' and 'failure=TEXT'. Did you mean 'status'?"
        ),
        (
            ["log-out-failed", "--from", "settings", "--set", "a=b"],
            "'a' cannot be set here: there are 'failure=TEXT'."
        ),
        (
            ["login", "--from", "login", "--set", "status=exp"],
            "'status' does not accept 'exp': write 'status=valid|expired|leaked|nil'."
        ),
        (
            ["all-friends", "--from", "profile", "--set", "person=four"],
            "'person' does not accept 'four': write 'person=NUMBER'."
        ),
        (
            ["login", "--from", "login", "--set", "email=a", "--set", "email=b"],
            "'email' is set twice: once is enough."
        ),
    ]

    func testUnknownFieldsAreReported() async {
        for (arguments, error) in Self.mistakes {
            let transcript = Transcript()
            let status = await transcript.run(["route"] + arguments)
            XCTAssertEqual(status, .usage)
            XCTAssertEqual(transcript.errors, error + "\n")
            XCTAssertEqual(transcript.text, "")
        }
    }

    func testAnUnknownScreenIsReportedWithTheKnownOnes() async {
        _ = await transcript.run("route", "login", "--from", "lgin")
        XCTAssertEqual(
            transcript.errors,
            "'lgin' is not a screen with a router: there are 'change-password', 'filter', "
                + "'launch', 'login', 'person', 'profile', 'reset-code', "
                + "'reset-request', 'settings', 'sign-up-details' and 'sign-up-password'. "
                + "Did you mean 'login'?\n")
    }

    func testAScreenWithoutARouterIsNotCalledUnknown() async {
        let status = await transcript.run("route", "login", "--from", "home")
        XCTAssertEqual(status, .usage)
        XCTAssertTrue(
            transcript.errors.hasPrefix(
                "The screen 'home' has no router: there are routers of 'change-password', "),
            transcript.errors)
    }
}
