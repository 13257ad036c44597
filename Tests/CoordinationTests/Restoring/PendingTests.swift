import Binding
import Coordination
import Foundation
import WaylineRouting
import WaylineStreams
import XCTest

/// A change that waits is part of the state: it is saved, and goes on after a restart.
@MainActor
final class PendingTests: XCTestCase {
    private let bazaar = Bazaar()

    private func logIn(_ navigator: Navigator) throws {
        try XCTUnwrap(navigator.coordinator as? BazaarLogin).logIn()
    }

    /// Ends the app, and begins it again where it was.
    private func restarted(
        _ navigator: Navigator, as bazaar: Bazaar = Bazaar()
    ) throws -> Navigator {
        let bytes = try navigator.save()
        navigator.end()
        bazaar.orderVerdict = self.bazaar.orderVerdict
        let next = try bazaar.begin()
        let (attempt, restoration) = try next.restore(bytes)
        if case .refused(let error) = attempt.outcome { XCTFail("\(error)") }
        XCTAssertEqual(restoration.omissions, [])
        return next
    }

    func testALinkThatWaitsForALoginGoesOnAfterARestart() async throws {
        var navigator = try bazaar.begin()
        navigator.open("bazaar://order")
        for _ in 1...3 { navigator = try restarted(navigator) }
        XCTAssertEqual(navigator.state.path, ["products", "login"])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
        XCTAssertEqual(navigator.state.pending, [])
    }

    func testALinkThatWaitsForAMainFlowGoesOnAfterARestart() async throws {
        bazaar.orderVerdict = .after(.enter("gate"))
        let first = try bazaar.begin()
        first.open("bazaar://order")
        let navigator = try restarted(first)
        XCTAssertEqual(navigator.state.path, ["login"])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }

    func testALoginThatIsGivenUpAfterARestartCallsItOff() async throws {
        let first = try bazaar.begin()
        first.open("bazaar://order")
        let navigator = try restarted(first)
        var outcomes: [Outcome] = []
        let token = navigator.events.sink { outcomes.append($0.outcome) }
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["products"])
        XCTAssertEqual(outcomes.last, .refused(.calledOff("order")))
        XCTAssertEqual(navigator.state.pending, [])
        token.cancel()
    }

    func testItIsPartOfTheState() async throws {
        let waiting = try bazaar.begin()
        waiting.open("bazaar://order")
        let pending = try XCTUnwrap(waiting.state.pending.first)
        XCTAssertEqual(pending.cause, .link)
        XCTAssertEqual(
            pending.target,
            .transition(.sequence([.enter("shop"), .popToRoot, .push("order")])))
        let other = try Bazaar().begin()
        other.go(.sequence([.enter("shop"), .start("login")]))
        XCTAssertEqual(other.state.path, waiting.state.path)
        XCTAssertNotEqual(other.state.root, waiting.state.root)
    }

    func testARequestThatWaitsForASlowGuardIsMadeAgain() async throws {
        let world = NestedFlows()
        let first = try world.begin()
        first.go(.push("slow"))
        let bytes = try first.save()
        first.end()
        let next = NestedFlows()
        let navigator = try next.begin()
        _ = try navigator.restore(bytes)
        XCTAssertEqual(navigator.state.path, ["a"])
        XCTAssertEqual(navigator.state.pending.map(\.target), [.transition(.push("slow"))])
        await next.gate.answer(.allow)
        XCTAssertEqual(navigator.state.path, ["a", "slow"])
        XCTAssertEqual(navigator.state.pending, [])
        await world.gate.answer()
    }

    func testAfterAChangeItIsNotMadeAgain() async throws {
        let world = NestedFlows()
        let first = try world.begin()
        first.go(.push("slow"))
        first.go(.push("sticky"))
        XCTAssertEqual(first.state.pending, [])
        await world.gate.answer()
        XCTAssertEqual(first.state.path, ["a", "sticky"])
    }

    func testTheQuestionOfAGuardComesBackAndThatOfAScreenDoesNot() async throws {
        let question = Alert.confirm("Discard the address?", yes: "Discard")
        bazaar.addressVerdict = .ask(question)
        let first = try bazaar.begin()
        first.go(.sequence([.enter("shop"), .start("checkout")]))
        first.send(.back)
        let next = Bazaar()
        next.addressVerdict = .ask(question)
        let navigator = try restarted(first, as: next)
        XCTAssertEqual(navigator.question, question)
        XCTAssertEqual(next.departures, [.back])
        navigator.send(.answer("Discard"))
        XCTAssertEqual(navigator.state.path, ["products"])

        let asking = try Bazaar().begin()
        try asking.nestedScreen.begin { _ = await $0.ask(question) }
        await Task.yield()
        XCTAssertEqual(asking.question, question)
        XCTAssertNil(try restarted(asking).question)
    }

    func testQuittingIsNotPending() async throws {
        bazaar.addressVerdict = .ask(.confirm("Discard the address?", yes: "Discard"))
        let navigator = try bazaar.begin()
        navigator.go(.sequence([.enter("shop"), .start("checkout")]))
        navigator.quit()
        XCTAssertNotNil(navigator.question)
        XCTAssertEqual(navigator.state.pending, [])
    }

    func testARestoredPlaceThatWaitsKeepsItsScreensAndDrafts() async throws {
        let first = try bazaar.begin()
        bazaar.isMember.value = true
        first.go(.sequence([.enter("shop"), .push("note"), .push("order"), .push("note")]))
        for (index, entry) in first.state.activeFlow.stack.elements.enumerated() {
            (first.screen(of: entry) as? DraftScreen)?.draft = "draft \(index)"
        }
        var navigator = try restarted(first)
        XCTAssertEqual(navigator.state.path, ["products", "note", "login"])
        for _ in 1...2 { navigator = try restarted(navigator) }
        let below = try XCTUnwrap(navigator.state.root.child?.stack.top)
        let note = try XCTUnwrap(navigator.screen(of: below) as? DraftScreen)
        note.draft += ", changed"
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "note", "order", "note"])
        let drafts = navigator.state.activeFlow.stack.elements.compactMap {
            (navigator.screen(of: $0) as? DraftScreen)?.draft
        }
        XCTAssertEqual(drafts, ["draft 1, changed", "draft 3"])
        XCTAssertIdentical(navigator.screen(of: below), note)
    }

    func testScreensThatLeaveWithAConditionComeBackWithTheirDrafts() async throws {
        bazaar.isMember.value = true
        let navigator = try bazaar.begin()
        navigator.go(.sequence([.enter("shop"), .push("account"), .push("note")]))
        try XCTUnwrap(navigator.screen as? DraftScreen).draft = "unfinished"
        bazaar.isMember.value = false
        XCTAssertEqual(navigator.state.path, ["products", "login"])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "account", "note"])
        XCTAssertEqual((navigator.screen as? DraftScreen)?.draft, "unfinished")
    }

    func testWhatIsSavedDuringAChangeHasWhatIsPending() async throws {
        let navigator = try bazaar.begin()
        var saved: [[UInt8]] = []
        let token = navigator.events.sink { [unowned navigator] _ in
            saved += (try? navigator.save()).map { [$0] } ?? []
        }
        navigator.open("bazaar://order")
        token.cancel()
        let next = try Bazaar().begin()
        let bytes = try XCTUnwrap(saved.first)
        let restoring = next.events.sink { [unowned next] _ in
            saved += (try? next.save()).map { [$0] } ?? []
        }
        _ = try next.restore(bytes)
        restoring.cancel()
        XCTAssertEqual(saved.count, 2)
        let last = try Bazaar().begin()
        _ = try last.restore(saved[1])
        try logIn(last)
        XCTAssertEqual(last.state.path, ["products", "order"])
    }

    func testAScreenThatHasDecidedIsNotAskedAfterARestartEither() async throws {
        let edit = Bazaar()
        edit.orderVerdict = .after(.start("login"))
        edit.addressVerdict = .ask(.confirm("Discard the address?", yes: "Discard"))
        let first = try edit.begin()
        first.go(.sequence([.enter("shop"), .start("checkout")]))
        try first.nestedScreen.perform(.replace("voucher"))
        XCTAssertEqual(first.state.path, ["products", "address", "login"])
        bazaar.addressVerdict = edit.addressVerdict
        let navigator = try restarted(first, as: bazaar)
        try logIn(navigator)
        XCTAssertNil(navigator.question)
        XCTAssertEqual(navigator.state.path, ["products", "voucher"])
        XCTAssertEqual(bazaar.departures.last, .ownRoute)
    }

    func testARestoreThatIsAskedInItsDetourIsRestoredAfterARestart() async throws {
        bazaar.isMember.value = true
        let first = try bazaar.begin()
        first.go(.sequence([.enter("shop"), .push("slow"), .push("order")]))
        await bazaar.gate.answer()
        let bytes = try first.save()
        let second = Bazaar()
        let navigator = try second.begin()
        _ = try navigator.restore(bytes)
        await second.gate.answer()
        let third = Bazaar()
        let last = try restarted(navigator, as: third)
        XCTAssertEqual(last.state.path, ["launch"])
        await third.gate.answer()
        XCTAssertEqual(last.state.path, ["products", "slow", "login"])
        try logIn(last)
        XCTAssertEqual(last.state.path, ["products", "slow", "order"])
    }

    func testALinkAwayIsNotOverriddenByWhatHasWaited() async throws {
        let first = try bazaar.begin()
        bazaar.isMember.value = true
        first.go(.sequence([.enter("shop"), .push("note"), .push("order")]))
        let navigator = try restarted(first)
        XCTAssertEqual(navigator.state.path, ["products", "note", "login"])
        navigator.open("bazaar://launch")
        XCTAssertEqual(navigator.state.path, ["launch"])
        XCTAssertEqual(navigator.state.pending, [])
    }

    func testTheWayBackIsNotOverriddenByWhatWasCalledOff() async throws {
        let first = try bazaar.begin()
        bazaar.isMember.value = true
        first.go(.sequence([.enter("shop"), .push("note"), .push("order")]))
        let navigator = try restarted(first)
        let products = try XCTUnwrap(navigator.state.waysBack.last)
        navigator.send(.backTo(products))
        XCTAssertEqual(navigator.state.path, ["products"])
    }

    func testALoginThatCannotBeRestoredIsDemandedAgain() async throws {
        let first = try bazaar.begin()
        first.open("bazaar://order")
        let login =
            #"{"destination":{"parameters":{},"route":"login"},"id":"#
            + "\(first.state.activeFlow.id)"
        let bytes = try edited(
            first.save(), login, login.replacingOccurrences(of: "login", with: "gone"))
        XCTAssertNotEqual(bytes, try edited(first.save()))
        let navigator = try Bazaar().begin()
        _ = try navigator.restore(bytes)
        XCTAssertEqual(navigator.state.path, ["products", "login"])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["products", "order"])
    }

    func testWhatWaitsForALoginStaysRightIfAScreenElsewhereCannotBeMade() async throws {
        let first = try bazaar.begin()
        bazaar.isMember.value = true
        first.go(.sequence([.enter("market"), .push("stall"), .select("b"), .push("account")]))
        let closed = Bazaar()
        closed.stallIsClosed = true
        let navigator = try closed.begin()
        let (_, restoration) = try navigator.restore(first.save())
        XCTAssertEqual(restoration.omissions.map(\.route), ["stall"])
        XCTAssertEqual(navigator.state.path, ["b", "login"])
        try logIn(navigator)
        XCTAssertEqual(navigator.state.path, ["b", "account"])
        XCTAssertEqual((navigator.screen as? NamedScreen)?.name, "account")
        let tabs = try XCTUnwrap(navigator.state.shownFlows.last?.tabs)
        XCTAssertEqual(tabs.map { $0.stack.elements.map(\.route) }, [["a"], ["b", "account"]])
    }
}
