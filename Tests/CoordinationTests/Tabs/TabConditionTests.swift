import Binding
import Coordination
import WaylineRouting
import XCTest

/// A tab that is shown as long as a value holds.
@MainActor
final class TabConditionTests: XCTestCase {
    private let ward = Ward(isChief: true)

    private func begin(_ transitions: Transition...) throws -> Navigator {
        try Navigator(ward, after: transitions)
    }

    private func rooms(_ navigator: Navigator) -> [[RouteName]] {
        navigator.state.root.tabs.map { $0.stack.elements.map(\.route) }
    }

    func testItIsShownAsLongAsTheValueHolds() async throws {
        let navigator = try begin()
        let revision = navigator.state.revision
        ward.isChief.value = false
        XCTAssertEqual(navigator.shownTabs, ["patients", "memo"])
        ward.isChief.value = true
        XCTAssertEqual(navigator.shownTabs, ["patients", "memo", "staff"])
        XCTAssertEqual(navigator.state.revision, revision)
    }

    func testItCannotBeSelectedUnlessItIsShown() async throws {
        ward.isChief.value = false
        let navigator = try begin()
        let before = navigator.state
        for way: Transition in [.select("staff"), .sequence([.select("staff"), .push("rota")])] {
            XCTAssertEqual(
                navigator.go(way).outcome?.error,
                .unknownTab("staff", known: ["patients", "memo"]))
        }
        XCTAssertEqual(navigator.state, before)
        ward.isChief.value = true
        navigator.go(.select("staff"))
        XCTAssertEqual(navigator.state.path, ["staff"])
    }

    func testIfTheSelectedTabGoesTheFirstIsSelected() async throws {
        let navigator = try begin(.select("staff"), .push("rota"), .start("shift"))
        ward.isChief.value = false
        XCTAssertEqual(navigator.state.path, ["patients"])
        XCTAssertEqual(navigator.shownTabs, ["patients", "memo"])
        XCTAssertEqual(rooms(navigator), [["patients"], ["memo"], ["staff"]])
        XCTAssertEqual(ward.results, [.cancelled])
        XCTAssertEqual(
            (navigator.screen as? NamedScreen)?.notes, ["start", "pause", "resume"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testWhatWasPresentedOverItGoesToo() async throws {
        let navigator = try begin(.select("staff"), .present("rota"))
        ward.isChief.value = false
        XCTAssertEqual(navigator.state.path, ["patients"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testATabThatIsNotSelectedGoesAndTheUserStays() async throws {
        let navigator = try begin(
            .select("staff"), .push("rota"), .select("patients"), .start("shift"))
        ward.isChief.value = false
        XCTAssertEqual(navigator.state.path, ["patients", "patients"])
        XCTAssertEqual(rooms(navigator), [["patients"], ["memo"], ["staff"]])
        XCTAssertEqual(ward.results, [])
    }

    func testItIsAtItsBeginningWhenItComesBack() async throws {
        let navigator = try begin(.select("staff"))
        let first = navigator.screen as? MemoScreen
        ward.isChief.value = false
        ward.isChief.value = true
        XCTAssertNil(navigator.screen(ofTab: "staff"))
        navigator.go(.select("staff"))
        XCTAssertEqual(navigator.state.path, ["staff"])
        XCTAssertFalse(navigator.screen === first)
    }

    func testTheTabOfAFlowWithinOthersGoesToo() async throws {
        let hospital = Hospital()
        hospital.isChief = true
        let navigator = try Navigator(
            hospital, after: [.enter("ward"), .start("shift"), .select("memo")])
        navigator.go(.unwind)
        navigator.go(.enter("ward"))
        navigator.go(.select("staff"))
        hospital.ward?.isChief.value = false
        XCTAssertEqual(navigator.state.path, ["patients"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAGuardIsNotAskedUnlessItSaysSo() async throws {
        ward.rotaVerdict = .refuse(because: "Unsaved.")
        let navigator = try begin(.select("staff"), .push("rota"))
        ward.isChief.value = false
        XCTAssertEqual(ward.departures, [.session])
        XCTAssertEqual(navigator.state.path, ["staff", "rota"])
        XCTAssertEqual(navigator.shownTabs, ["patients", "memo", "staff"])
        ward.rotaVerdict = .allow
        navigator.go(.pop)
        XCTAssertEqual(navigator.state.path, ["staff"])
        navigator.go(.select("patients"))
        XCTAssertEqual(navigator.shownTabs, ["patients", "memo"])
    }

    func testAValueThatHoldsAgainAtItsTurnChangesNothing() async throws {
        let navigator = try begin(.select("staff"), .push("rota"))
        (navigator.screen as? NamedScreen)?.onStop = { [ward] _ in
            ward.isChief.value = false
            ward.isChief.value = true
        }
        navigator.go(.pop)
        XCTAssertEqual(navigator.state.path, ["staff"])
    }

    func testASavedTabThatIsGoneIsLeftOut() async throws {
        let bytes = try begin(.select("staff"), .push("rota"), .start("shift")).save()
        let later = try Navigator(Ward())
        let omissions = try later.take(bytes)
        XCTAssertEqual(later.state.path, ["patients"])
        XCTAssertEqual(rooms(later), [["patients"], ["memo"], ["staff"]])
        XCTAssertEqual(omissions.map(\.route), ["staff"])
        XCTAssertEqual(
            omissions.map(\.reason), ["'staff' is not a tab: there are 'patients', 'memo'."])
        XCTAssertEqual(later.shownTabs, ["patients", "memo"])
    }

    func testASavedTabThatIsShownIsAsItWas() async throws {
        let bytes = try begin(.select("staff"), .push("rota")).save()
        let chief = Ward(isChief: true)
        let later = try Navigator(chief)
        XCTAssertEqual(try later.take(bytes), [])
        XCTAssertEqual(later.state.path, ["staff", "rota"])
        chief.isChief.value = false
        XCTAssertEqual(later.state.path, ["patients"])
    }

    func testTheDraftOfATabThatIsGoneIsForgotten() async throws {
        let first = try begin(.select("staff"))
        (first.screen as? MemoScreen)?.draft = "Dismiss Bao."
        first.go(.select("patients"))
        let later = Ward()
        let second = try Navigator(later)
        XCTAssertEqual(try second.take(first.save()), [])
        XCTAssertFalse(String(decoding: try second.save(), as: UTF8.self).contains("Bao"))
        later.isChief.value = true
        second.go(.select("staff"))
        XCTAssertEqual((second.screen as? MemoScreen)?.draft, "")
    }

    func testTheEndOfATabIsAnEvent() async throws {
        let navigator = try begin(.select("staff"))
        var events: [String] = []
        let token = navigator.events.bind { events.append("\($0)") }
        ward.isChief.value = false
        XCTAssertEqual(events, ["code; revision 2"])
        token.cancel()
    }

    func testNothingHoldsTheFlowAfterItHasEnded() async throws {
        let hospital = Hospital()
        hospital.isChief = true
        let navigator = try Navigator(hospital, after: [.enter("ward"), .select("staff")])
        let isChief = try XCTUnwrap(hospital.ward?.isChief)
        navigator.go(.unwind)
        XCTAssertNil(hospital.ward)
        let revision = navigator.state.revision
        isChief.value = false
        XCTAssertEqual(navigator.state.revision, revision)
    }
}
