import Binding
import Coordination
import WaylineRouting
import XCTest

/// A link that needs the login for which a place waits opens from that place, so that the screens
/// of the place are asked before they leave.
@MainActor
final class LinkBehindPlaceTests: XCTestCase {
    private static let discard = Alert.confirm("Discard the address?", yes: "Discard", no: "Keep")
    private static let waiting: [RouteName] = ["products", "login"]
    private static let place: [RouteName] = ["products", "account", "note", "address"]

    private var bazaar = Bazaar()

    /// Makes the next app, with nobody logged in.
    private func begin() throws -> Navigator {
        bazaar = Bazaar()
        bazaar.addressVerdict = .ask(Self.discard)
        return try bazaar.begin(settings: .findingLeaks)
    }

    /// Makes an app whose member has a draft and an unsaved address.
    private func atAddress() throws -> Navigator {
        let navigator = try begin()
        bazaar.isMember.value = true
        navigator.go(.sequence([.enter("shop"), .push("account"), .push("note")]))
        (navigator.screen as? DraftScreen)?.draft = "unfinished"
        navigator.go(.start("checkout"))
        return navigator
    }

    /// Makes an app that waits for the login, to come back to the address.
    private func waiting() throws -> Navigator {
        try restarted(try atAddress())
    }

    private func restarted(_ navigator: Navigator) throws -> Navigator {
        let bytes = try navigator.save()
        navigator.end()
        let next = try begin()
        let (_, restoration) = try next.restore(bytes)
        XCTAssertEqual(next.state.path, Self.waiting)
        XCTAssertEqual(restoration.omissions, [])
        return next
    }

    private func logIn(_ navigator: Navigator) throws {
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
    }

    private func draft(_ navigator: Navigator) -> String? {
        let stack = navigator.state.root.child?.stack
        return stack.flatMap { (navigator.screen(of: $0.top) as? DraftScreen)?.draft }
    }

    /// Checks that the user is asked at the address, and that "Discard" leads on to the order.
    private func discard(_ navigator: Navigator, line: UInt = #line) {
        XCTAssertEqual(navigator.state.path, Self.place, line: line)
        XCTAssertEqual(navigator.question, Self.discard, line: line)
        XCTAssertEqual(bazaar.departures.last, .link, line: line)
        navigator.send(.answer("Discard"))
        XCTAssertEqual(navigator.state.path, ["products", "order"], line: line)
        XCTAssertEqual(navigator.state.pending, [], line: line)
        XCTAssertEqual(navigator.findLeaks(), [], line: line)
    }

    func testTheLinkAsksAboutARestoredPlace() async throws {
        let navigator = try waiting()
        let link = navigator.open("bazaar://order")
        XCTAssertEqual(navigator.state.path, Self.waiting)
        XCTAssertEqual(navigator.state.pending.map(\.cause), [.restore, .link])
        try logIn(navigator)
        discard(navigator)
        XCTAssertEqual(link.outcome, .committed(revision: navigator.state.revision))
    }

    func testTheLinkAsksAboutAPlaceThatLeftWithTheSession() async throws {
        let navigator = try atAddress()
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, Self.waiting)
        navigator.open("bazaar://order")
        try logIn(navigator)
        discard(navigator)
    }

    func testAUserWhoKeepsThePlaceHasItsDrafts() async throws {
        let navigator = try waiting()
        let link = navigator.open("bazaar://order")
        try logIn(navigator)
        navigator.send(.answer("Keep"))
        XCTAssertEqual(navigator.state.path, Self.place)
        XCTAssertEqual(draft(navigator), "unfinished")
        XCTAssertEqual(link.outcome, .stayed(because: ""))
    }

    func testBothWaitAfterARestart() async throws {
        var navigator = try waiting()
        navigator.open("bazaar://order")
        for _ in 1...2 { navigator = try restarted(navigator) }
        XCTAssertEqual(navigator.state.pending.map(\.cause), [.restore, .link])
        try logIn(navigator)
        XCTAssertEqual(draft(navigator), "unfinished")
        discard(navigator)
    }

    func testAfterARestartTheQuestionComesBackAfterTheLogin() async throws {
        let first = try waiting()
        first.open("bazaar://order")
        try logIn(first)
        XCTAssertEqual(first.question, Self.discard)
        let navigator = try restarted(first)
        try logIn(navigator)
        discard(navigator)
    }

    func testANewerLinkTakesThePlaceOfTheOlder() async throws {
        let navigator = try waiting()
        let links = (1...2).map { _ in navigator.open("bazaar://order") }
        XCTAssertEqual(links.map(\.outcome), [.superseded, nil])
        XCTAssertEqual(navigator.state.pending.count, 2)
        try logIn(navigator)
        discard(navigator)
    }

    func testALoginThatIsGivenUpCallsBothOff() async throws {
        let navigator = try waiting()
        let events = RecordedEvents(navigator)
        navigator.open("bazaar://order")
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["products"])
        let ends: [Outcome] = [.refused(.calledOff("account")), .refused(.calledOff("order"))]
        XCTAssertEqual(events.outcomes.suffix(2), ends[...])
        XCTAssertEqual(navigator.state.pending, [])
    }

    func testALinkThatNeedsNoLoginSupersedesBoth() async throws {
        let navigator = try waiting()
        let link = navigator.open("bazaar://order")
        navigator.open("bazaar://launch")
        XCTAssertEqual(navigator.state.path, ["launch"])
        XCTAssertEqual(link.outcome, .superseded)
        XCTAssertEqual(navigator.state.pending, [])
    }

    func testALinkThatIsGivenUpLeavesThePlaceAlone() async throws {
        let navigator = try waiting()
        let link = navigator.open("bazaar://order")
        link.cancel()
        XCTAssertEqual(link.outcome, .refused(.cancelled))
        XCTAssertEqual(navigator.state.pending.map(\.cause), [.restore])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, Self.place)
        XCTAssertNil(navigator.question)
    }

    func testIfThePlaceIsGivenUpTheLinkWaitsForTheLogin() async throws {
        let first = try atAddress()
        let bytes = try first.save()
        first.end()
        let navigator = try begin()
        let (place, _) = try navigator.restore(bytes)
        let link = navigator.open("bazaar://order")
        place.cancel()
        XCTAssertEqual(place.outcome, .refused(.cancelled))
        XCTAssertNil(link.outcome)
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
        XCTAssertEqual(link.outcome, .committed(revision: navigator.state.revision))
    }

    /// Makes an app that asks the slow guard of a place, and then opens a link.
    private func asking() async throws -> Navigator {
        let first = try begin()
        bazaar.isMember.value = true
        first.go(.sequence([.enter("shop"), .push("account"), .push("slow")]))
        await bazaar.gate.answer()
        first.go(.sequence([.push("note"), .start("checkout")]))
        let navigator = try restarted(first)
        navigator.open("bazaar://order")
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products"])
        XCTAssertEqual(navigator.state.pending.map(\.cause), [.restore, .link])
        return navigator
    }

    func testTheLinkWaitsForASlowGuardOfThePlace() async throws {
        let navigator = try await asking()
        await bazaar.gate.answer()
        XCTAssertEqual(navigator.state.path.last, "address")
        XCTAssertEqual(navigator.question, Self.discard)
    }

    func testTheLinkGoesOnIfThePlaceIsRefused() async throws {
        let navigator = try await asking()
        await bazaar.gate.answer(.refuse(because: "closed"))
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }

    func testAUserWhoMovesOnMeanwhileSupersedesBoth() async throws {
        let navigator = try await asking()
        navigator.go(.push("note"))
        XCTAssertEqual(navigator.state.pending, [])
        await bazaar.gate.answer()
        XCTAssertEqual(navigator.state.path, ["products", "note"])
    }

    func testAfterARestartASlowGuardIsAskedAfterTheNextLogin() async throws {
        let first = try await asking()
        let gate = bazaar.gate
        let navigator = try restarted(first)
        try logIn(navigator)
        await bazaar.gate.answer()
        XCTAssertEqual(navigator.state.path.last, "address")
        XCTAssertEqual(navigator.question, Self.discard)
        await gate.answer()
    }

    func testTheLinkWaitsForASlowGuardAfterARestartToo() async throws {
        let first = try await asking()
        let (bytes, gate) = (try first.save(), bazaar.gate)
        first.end()
        let navigator = try begin()
        bazaar.isMember.value = true
        _ = try navigator.restore(bytes)
        XCTAssertEqual(navigator.state.pending.map(\.cause), [.restore, .link])
        await bazaar.gate.answer()
        XCTAssertEqual(navigator.state.path.last, "address")
        XCTAssertEqual(navigator.question, Self.discard)
        await gate.answer()
    }

    func testAnotherChangeThatWaitsSupersedesBoth() async throws {
        let navigator = try waiting()
        let link = navigator.open("bazaar://order")
        let change = navigator.go(.sequence([.enter("shop"), .push("order")]))
        XCTAssertEqual(link.outcome, .superseded)
        XCTAssertNil(change.outcome)
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }

    func testTheStateShowsBoth() async throws {
        let navigator = try waiting()
        navigator.open("bazaar://order")
        XCTAssertEqual(
            "\(navigator.state)".split(separator: "\n").suffix(2),
            [
                "pending after start login: to products, account, note, address",
                "pending after start login: sequence (enter shop; pop-to-root; push order)",
            ])
    }
}
