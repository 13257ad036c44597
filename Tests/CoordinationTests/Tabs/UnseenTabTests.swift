import Binding
import Coordination
import WaylineRouting
import XCTest

/// Tabs whose screens are made when the tab is first seen.
@MainActor
final class UnseenTabTests: XCTestCase {
    private let ward = Ward(isChief: true)

    private func begin(_ transitions: Transition...) throws -> Navigator {
        try Navigator(ward, after: transitions)
    }

    func testAScreenIsMadeWhenItsTabIsFirstSelected() async throws {
        let navigator = try begin()
        XCTAssertEqual(ward.made, ["patients"])
        navigator.go(.select("memo"))
        XCTAssertEqual(ward.made, ["patients", "memo"])
        XCTAssertTrue(navigator.screen === ward.memo)
        XCTAssertEqual(ward.memo?.notes, ["start"])
        XCTAssertEqual(
            (navigator.screen(ofTab: "patients") as? NamedScreen)?.notes, ["start", "pause"])
    }

    func testAnExceptedTabIsMadeWithItsFlow() async throws {
        let navigator = try Navigator(Drawers())
        XCTAssertEqual(
            (navigator.screen(ofTab: "desk") as? NamedScreen)?.notes, ["start", "pause"])
        XCTAssertNil(navigator.screen(ofTab: "memo"))
        navigator.go(.select("memo"))
        XCTAssertEqual((navigator.screen as? MemoScreen)?.notes, ["start"])
    }

    func testAScreenThatWasMadeIsPausedAndResumed() async throws {
        let navigator = try begin(.select("memo"), .select("patients"), .select("memo"))
        XCTAssertEqual(ward.made, ["patients", "memo"])
        XCTAssertEqual(ward.memo?.notes, ["start", "pause", "resume"])
        withExtendedLifetime(navigator) {}
    }

    func testTheTabHasItsPlaceInTheStateBefore() async throws {
        let navigator = try begin()
        XCTAssertEqual(navigator.state.root.tabs.map(\.name), ["patients", "memo", "staff"])
        XCTAssertEqual(navigator.shownTabs, ["patients", "memo", "staff"])
        XCTAssertNil(navigator.screen(ofTab: "memo"))
    }

    func testATabThatIsSeenOnTheWayAloneIsNotMade() async throws {
        _ = try begin(.sequence([.select("memo"), .select("patients"), .push("rota")]))
        XCTAssertEqual(ward.made, ["patients", "rota"])
    }

    func testTheGuardOfTheScreenIsAskedWhenItIsMade() async throws {
        ward.memoVerdict = .refuse(because: "Ask the chief.")
        let navigator = try begin()
        let refused = navigator.go(.select("memo")).outcome
        XCTAssertEqual(refused?.error, .guarded("memo", because: "Ask the chief."))
        XCTAssertEqual(navigator.state.path, ["patients"])
        XCTAssertEqual(ward.made, ["patients"])
        ward.memoVerdict = .allow
        navigator.go(.select("memo"))
        XCTAssertEqual(navigator.state.path, ["memo"])
        ward.memoVerdict = .refuse(because: "")
        navigator.go(.select("patients"))
        navigator.go(.select("memo"))
        XCTAssertEqual(navigator.state.path, ["memo"])
    }

    func testWhatTheGuardDemandsFirstLeadsToTheTab() async throws {
        ward.memoVerdict = .after(.start("shift"))
        let navigator = try begin()
        navigator.go(.select("memo"))
        XCTAssertEqual(navigator.state.path, ["patients", "patients"])
        ward.memoVerdict = .allow
        navigator.go(.finish)
        XCTAssertEqual(navigator.state.path, ["memo"])
        XCTAssertEqual(ward.memo?.notes, ["start"])
    }

    func testAScreenThatCannotBeMadeChangesNothing() async throws {
        ward.isClosed = true
        let navigator = try begin()
        var faults: [RoutingError] = []
        let token = navigator.faults.bind { faults.append($0) }
        let before = navigator.state
        let outcome = navigator.go(.select("memo")).outcome
        XCTAssertEqual(outcome?.error, .couldNotMake("memo", because: "Closed()"))
        XCTAssertEqual(faults.count, 1)
        XCTAssertEqual(navigator.state, before)
        ward.isClosed = false
        navigator.go(.select("memo"))
        XCTAssertEqual(navigator.state.path, ["memo"])
        token.cancel()
    }

    func testADraftIsKeptUntilItsScreenIsMade() async throws {
        let first = try begin(.select("memo"))
        ward.memo?.draft = "Call Lan."
        first.go(.select("patients"))
        let second = try Navigator(Ward())
        XCTAssertEqual(try second.take(first.save()), [])
        let later = Ward()
        let third = try Navigator(later)
        XCTAssertEqual(try third.take(second.save()), [])
        XCTAssertEqual(later.made, ["patients", "patients"])
        third.go(.select("memo"))
        XCTAssertEqual(later.memo?.draft, "Call Lan.")
        XCTAssertEqual(try Navigator(later).take(third.save()), [])
    }

    func testADraftIsKeptIfItsScreenCannotBeMadeAtFirst() async throws {
        let first = try begin(.select("memo"))
        ward.memo?.draft = "Call Lan."
        first.go(.select("patients"))
        let later = Ward()
        let second = try Navigator(later)
        _ = try second.take(first.save())
        later.isClosed = true
        second.go(.select("memo"))
        later.isClosed = false
        second.go(.select("memo"))
        XCTAssertEqual(later.memo?.draft, "Call Lan.")
    }

    func testARestoredTabWithSeveralScreensIsMadeAtOnce() async throws {
        let first = try begin(.select("memo"), .push("rota"), .select("patients"))
        let later = Ward()
        let second = try Navigator(later)
        _ = try second.take(first.save())
        XCTAssertEqual(later.made, ["patients", "patients", "memo", "rota"])
        XCTAssertEqual(later.memo?.notes, ["start", "pause"])
        XCTAssertEqual(second.state.path, ["patients"])
    }

    func testATabThatWasNeverSeenLeavesWithoutATrace() async throws {
        let hospital = Hospital()
        let navigator = try Navigator(hospital, after: [.enter("ward")])
        XCTAssertEqual(navigator.quit().outcome, .committed(revision: 1))
        navigator.go(.unwind)
        XCTAssertNil(hospital.ward)
        XCTAssertEqual(navigator.findLeaks(), [])
        navigator.go(.enter("ward"))
        navigator.end()
        XCTAssertNil(hospital.ward)
    }

    func testAScreenThatWasSeenIsReleasedWithItsFlow() async throws {
        let hospital = Hospital()
        let navigator = try Navigator(hospital, after: [.enter("ward"), .select("memo")])
        navigator.go(.unwind)
        XCTAssertEqual(navigator.findLeaks(), [])
    }
}

/// Tabs of which one is made with the flow, although another one is selected.
private final class Drawers: Coordinator {
    static let flow = Flow<Drawers>(tabs: "shelf", "desk", "memo") {
        FlowScreen("shelf") { _ in NamedScreen("shelf") }
        FlowScreen("desk") { _ in NamedScreen("desk") }
        FlowScreen("memo") { _ in MemoScreen() }
    }
    .tabsMadeWhenSeen(except: "desk")
}
