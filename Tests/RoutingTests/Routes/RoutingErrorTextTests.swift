import WaylineRouting
import XCTest

final class RoutingErrorTextTests: XCTestCase {
    private func expect(_ error: RoutingError, _ text: String, line: UInt = #line) {
        XCTAssertEqual("\(error)", text, line: line)
    }

    func testAFailedScreenQuotesItsMaker() {
        expect(
            .couldNotMake("page", because: "No such page."),
            "'page' could not be made: No such page.")
    }

    func testAGuardedRouteNamesItselfAndItsReason() {
        XCTAssertEqual(
            "\(RoutingError.guarded("page", because: "Members only."))",
            "'page' is guarded: Members only.")
        XCTAssertEqual(
            "\(RoutingError.guarded("page", because: ""))",
            "'page' is guarded: its guard does not allow this now.")
    }

    func testACircleNamesTheWholeWay() {
        expect(
            .redirectLoop(["login", "home", "login"]),
            "Guards redirect in a circle: login -> home -> login. "
                + "Change one of them to return .allow.")
    }

    func testACalledOffRequestNamesItsRoute() {
        expect(
            .calledOff("page"),
            "'page' is refused: its guard required another step first, and that step was cancelled "
                + "or did not help. Try again.")
    }

    func testACancelledRequestSaysSo() {
        expect(.cancelled, "The request was cancelled while it waited.")
    }

    func testARunawayNamesItsRoutesAndTheLimit() {
        expect(
            .runaway(["a", "b"], limit: 1_000),
            "Navigation has led to navigation 1000 times in a row: 'a', 'b'. "
                + "Find the observer that navigates on each change, and stop it.")
    }

    func testARunawayWithoutRoutesNamesNone() {
        expect(
            .runaway([], limit: 1_000),
            "Navigation has led to navigation 1000 times in a row. "
                + "Find the observer that navigates on each change, and stop it.")
    }

    func testAnUnknownAnswerNamesTheOffered() {
        expect(
            .unknownAnswer("Maybe", known: ["Yes", "No"]),
            "'Maybe' is not an answer: there are 'Yes', 'No'.")
        expect(
            .unknownAnswer("Yes", known: []),
            "'Yes' is not an answer: no alert is shown.")
    }

    func testAKeyThatCannotWorkSaysWhy() {
        expect(
            .unusableKey("r", of: "Reply", because: "'Refuse' has it, too."),
            "'Reply' cannot have the key 'r': 'Refuse' has it, too.")
    }

    func testALinkWithoutATableSaysSo() {
        expect(
            .noLinks("wayline://home"),
            "'wayline://home' cannot be opened: the navigator has no link table. "
                + "Pass one as `links`.")
        expect(
            .noLinks("wayline://home?token=secret"),
            "'wayline://home?…' cannot be opened: the navigator has no link table. "
                + "Pass one as `links`.")
    }

    func testAFaultyLinkSpeaksForItself() throws {
        XCTAssertThrowsError(try Link(parsing: "home")) { error in
            guard let error = error as? LinkError else { return XCTFail("\(error)") }
            expect(.unreadableLink(error), "\(error)")
        }
        let links = try LinkTable<Int>(scheme: "w", [])
        XCTAssertThrowsError(try links.target(of: "w://home")) { error in
            guard let error = error as? LinkMatchError else { return XCTFail("\(error)") }
            expect(.unmatchedLink(error), "\(error)")
        }
    }

    func testParametersThatCannotBePassedOnNameTheRoute() {
        expect(
            .invalidParameters("page", .unnamed(given: "7")),
            "'page' was given parameters that cannot be passed on: 7 cannot be passed to a screen, "
                + "for parameters have names. Pass a struct, or a dictionary such as [\"id\": 7].")
    }

    func testParametersThatAScreenCannotReadNameItOnce() {
        struct Input: Decodable {
            let id: Int
        }
        XCTAssertThrowsError(try RouteParameters.none.decode(Input.self, for: "page")) { error in
            guard let error = error as? RouteParametersError else { return XCTFail("\(error)") }
            expect(.invalidParameters("page", error), "\(error)")
        }
    }

    func testOnlyAMisspeltNameHasANearest() {
        XCTAssertEqual(RoutingError.unknownTab("hom", known: ["news", "home"]).nearest, "home")
        for error: RoutingError in [.cancelled, .calledOff("a"), .notInStack("a", stack: ["b"])] {
            XCTAssertNil(error.nearest)
        }
    }
}
