import Coordination
import WaylineRouting
import XCTest

/// A link is read, matched, and carried out through the guards.
@MainActor
final class OpenedLinkTests: XCTestCase {
    private func begin(_ world: NestedFlows = NestedFlows(), children depth: Int = 0) throws
        -> Navigator
    {
        let links = try LinkTable<Transition>(
            scheme: "wayline",
            [
                LinkRule("b", to: .push("b")),
                LinkRule("pages/{number:int}") { .push("page", $0) },
                LinkRule("any/{number}") { .push("page", $0) },
                LinkRule("children/{rest...}") { _ in .sequence([.start("child"), .push("b")]) },
                LinkRule("nowhere", to: .push("nowhere")),
            ])
        return try world.begin(children: depth, links: links)
    }

    func testALinkLeadsWhereItsRuleSays() async throws {
        let navigator = try begin()
        XCTAssertEqual(navigator.open("wayline://b").outcome, .committed(revision: 1))
        XCTAssertEqual(
            navigator.send(.open("wayline://children/1/2")).outcome, .committed(revision: 2))
        XCTAssertEqual(navigator.state.path, ["a", "b", "a", "b"])
    }

    func testACaptureArrivesTypedInTheScreensInput() async throws {
        let world = NestedFlows()
        let navigator = try begin(world)
        navigator.open("wayline://pages/7")
        XCTAssertEqual(world.numbers.last, 7)
    }

    func testALinkIsToldOfAsOne() async throws {
        let navigator = try begin()
        let events = RecordedEvents(navigator)
        navigator.open("wayline://b")
        XCTAssertEqual(events.all.map(\.cause), [.link])
        XCTAssertEqual(events.all.map(\.decision), [.push("b")])
    }

    func testALinkLeadsOnFromTheFlowThatTheUserIsIn() async throws {
        let navigator = try begin(children: 2)
        navigator.open("wayline://b")
        XCTAssertEqual(navigator.state.path, ["a", "a", "a", "b"])
    }

    private func expect(
        _ text: String, of link: String, in navigator: Navigator, line: UInt = #line
    ) throws {
        let events = RecordedEvents(navigator)
        let before = (navigator.state, try navigator.nestedScreen)
        let outcome = navigator.open(link).outcome
        XCTAssertEqual(outcome?.error?.description, text, line: line)
        guard case .refused = outcome else { return XCTFail("It was not refused.", line: line) }
        XCTAssertEqual(navigator.state, before.0, line: line)
        XCTAssertTrue(try navigator.nestedScreen === before.1, line: line)
        XCTAssertEqual(events.all, [], line: line)
    }

    func testAnUnreadableLinkSaysWhatIsWrongAndWhere() async throws {
        try expect(
            "'wayline://%zz' is not a link: at character 11, '%zz' is not an escape: write '%' and "
                + "two hexadecimal digits, or '%25' for '%' itself.",
            of: "wayline://%zz", in: begin())
    }

    func testAnUnmatchedLinkNamesTheNearestPattern() async throws {
        try expect(
            "'wayline://page/7' is not a link that is known here. "
                + "Did you mean 'wayline://pages/{number}'?",
            of: "wayline://page/7", in: begin())
        try expect(
            "'other://b' has another scheme: links here begin with 'wayline://'.",
            of: "other://b", in: begin())
    }

    func testAnIllTypedCaptureIsRefused() async throws {
        try expect(
            "'x' is not a whole number: 'wayline://pages/{number}' takes one, e.g. "
                + "'wayline://pages/7'.",
            of: "wayline://pages/x", in: begin())
        try expect(
            "'page' cannot take its parameters: 'number' is \"x\", where an integer is needed. "
                + "Give that, or change the type of the field.",
            of: "wayline://any/x", in: begin())
    }

    func testALinkToWhatTheFlowDoesNotHaveIsRefused() async throws {
        let navigator = try begin()
        guard
            case .refused(.unknownRoute("nowhere", _)) = navigator.open("wayline://nowhere").outcome
        else { return XCTFail("It was not refused.") }
    }

    func testWithoutATableNoLinkLeadsAnywhere() async throws {
        try expect(
            "'wayline://b' cannot be opened: the navigator has no link table. Pass one as `links`.",
            of: "wayline://b", in: NestedFlows().begin())
    }

    func testATableOfNothingSaysSo() async throws {
        let empty = try LinkTable<Transition>(scheme: "wayline", [])
        try expect(
            "'wayline://b' is not a link that is known here: there are none.", of: "wayline://b",
            in: NestedFlows().begin(links: empty))
    }

    func testALinkThatAGuardRefusesChangesNothing() async throws {
        let world = NestedFlows()
        let navigator = try begin(world, children: 1)
        world.enter = { $0.route == "b" ? .refuse(because: "Closed.") : .allow }
        XCTAssertEqual(navigator.open("wayline://children").outcome?.reason, "Closed.")
        XCTAssertEqual(navigator.state.path, ["a", "a"])
        XCTAssertEqual(world.notes, ["start 0", "start 1"])
    }
}
