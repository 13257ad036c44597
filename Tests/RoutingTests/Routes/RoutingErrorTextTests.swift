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
            "Guards lead in a circle: login -> home -> login. "
                + "Have one of them allow what the others lead to.")
    }

    func testACalledOffRequestNamesItsRoute() {
        expect(
            .calledOff("page"),
            "'page' was waited for in vain: what had to come first was called off.")
    }

    func testACancelledRequestSaysSo() {
        expect(.cancelled, "This was given up while it waited.")
    }

    func testARunawayNamesItsRoutesAndTheLimit() {
        expect(
            .runaway(["a", "b"], limit: 1_000),
            "Navigation has led to navigation 1000 times in a row: 'a', 'b'. "
                + "Look for what navigates whenever something has changed.")
    }

    func testARunawayWithoutRoutesNamesNone() {
        expect(
            .runaway([], limit: 1_000),
            "Navigation has led to navigation 1000 times in a row. "
                + "Look for what navigates whenever something has changed.")
    }

    func testAnUnknownAnswerNamesTheOffered() {
        expect(
            .unknownAnswer("Maybe", known: ["Yes", "No"]),
            "'Maybe' is not an answer: there are 'Yes', 'No'.")
        expect(
            .unknownAnswer("Yes", known: []),
            "'Yes' is not asked for: there is no alert.")
    }

    func testAStepBeyondTheHistorySaysHowFarItReaches() {
        expect(
            .notInHistory(-1, count: 3), "The history has no state -1: there are 3, from 0 on.")
    }

    func testALinkWithoutATableSaysSo() {
        expect(
            .noLinks("wayline://home"),
            "'wayline://home' leads nowhere: the navigator was given no links.")
        expect(
            .noLinks("wayline://home?token=secret"),
            "'wayline://home?…' leads nowhere: the navigator was given no links.")
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
