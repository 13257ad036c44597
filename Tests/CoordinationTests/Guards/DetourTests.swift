import Coordination
import WaylineRouting
import XCTest

/// A change that needs a login waits for it, and goes on after it.
@MainActor
final class DetourTests: XCTestCase {
    private let login = Transition.push("login")

    func testALinkThatNeedsALoginWaitsAndGoesOnAfterIt() async throws {
        let app = try Membership(login: login)
        let attempt = app.open(7)
        XCTAssertNil(attempt.outcome)
        XCTAssertEqual(app.navigator.state.path, ["a", "login"])
        app.logIn()
        XCTAssertEqual(attempt.outcome, .committed(revision: 3))
        XCTAssertEqual(app.navigator.state.path, ["a", "page"])
        XCTAssertEqual(app.world.numbers.last, 7)
    }

    func testTheLoginCanBeAChildFlow() async throws {
        for begin: Transition in [.start("child"), .present("child")] {
            let app = try Membership(login: begin)
            let attempt = app.open(7)
            app.navigator.go(.push("b"))
            app.logIn(.finish(with: RouteParameters(NumberResult(number: 1))))
            XCTAssertEqual(attempt.outcome, .committed(revision: 4))
            XCTAssertEqual(app.navigator.state.path, ["a", "page"])
            XCTAssertEqual(app.world.results, ["0 gets 1"])
        }
    }

    func testALoginOfTheAppsOwnFlowEndsWhatLiesOverIt() async throws {
        let app = try Membership(login: .sequence([.unwind, .start("child")]))
        app.navigator.go(.start("child"))
        let attempt = app.open(7)
        XCTAssertEqual(app.world.results, ["0 gets cancelled"])
        app.logIn(.finish(with: RouteParameters(NumberResult(number: 1))))
        XCTAssertEqual(attempt.outcome, .committed(revision: 4))
        XCTAssertEqual(app.navigator.state.path, ["a", "page"])
    }

    func testTheParentsTransitionAfterTheLoginComesFirst() async throws {
        let app = try Membership(login: .start("child"))
        app.world.reply = { _, _ in .root("b") }
        let attempt = app.open(7)
        app.logIn(.finish(with: RouteParameters(NumberResult(number: 1))))
        XCTAssertEqual(attempt.outcome, .committed(revision: 4))
        XCTAssertEqual(app.navigator.state.path, ["b", "page"])
    }

    func testTheLoginCanBeANewRoot() async throws {
        let app = try Membership(login: .root("login"))
        let attempt = app.open(7)
        XCTAssertEqual(app.navigator.state.path, ["login"])
        app.logIn(.root("a"))
        XCTAssertEqual(attempt.outcome, .committed(revision: 3))
        XCTAssertEqual(app.navigator.state.path, ["a", "page"])
    }

    func testALoginOfSeveralScreensIsOverWhenAllHaveLeft() async throws {
        let app = try Membership(login: .sequence([.push("login"), .push("b")]))
        let attempt = app.open(7)
        app.isMember = true
        app.navigator.go(.pop)
        XCTAssertNil(attempt.outcome)
        app.navigator.go(.pop)
        XCTAssertEqual(attempt.outcome, .committed(revision: 4))
    }

    func testACancelledLoginCallsTheLinkOff() async throws {
        for begin: Transition in [login, .start("child"), .present("child"), .present("login")] {
            let app = try Membership(login: begin)
            let attempt = app.open(7)
            app.navigator.send(.back)
            XCTAssertEqual(attempt.outcome, .refused(.calledOff("page")))
            XCTAssertEqual(app.navigator.state.path, ["a"])
        }
    }

    func testANewerOneThatNeedsTheSameLoginTakesThePlaceOfTheOther() async throws {
        let app = try Membership(login: login)
        let attempts = [app.open(7), app.open(8)]
        XCTAssertEqual(attempts.map(\.outcome), [.superseded, nil])
        XCTAssertEqual(app.navigator.state.path, ["a", "login"])
        app.logIn()
        XCTAssertEqual(attempts[1].outcome, .committed(revision: 3))
        XCTAssertEqual(app.world.numbers.filter { $0 > 0 }, [8])
    }

    func testAChangeThatWaitsHoldsNothingThatWasMadeForIt() async throws {
        let app = try Membership(login: login)
        _ = app.open(7)
        let page = Transition.push(.page, NestedCoordinator.Page(number: 8))
        let attempt = app.navigator.go(.sequence([page, .start("child")]))
        XCTAssertNil(attempt.outcome)
        XCTAssertEqual(app.world.coordinatorsAlive, 1)
    }

    func testANewerOneThatNeedsAnotherDetourSupersedesTheOther() async throws {
        let app = try Membership(login: login)
        let first = app.open(7)
        app.world.enter = { $0.route == "b" && !app.isMember ? .after(.push("c")) : .allow }
        let second = app.navigator.open("w://b")
        XCTAssertEqual(first.outcome, .superseded)
        XCTAssertEqual(app.navigator.state.path, ["a", "login", "c"])
        app.logIn()
        XCTAssertEqual(second.outcome, .committed(revision: 4))
    }

    func testALinkWithoutALoginLeavesTheWaitingOneAlone() async throws {
        let app = try Membership(login: login)
        let attempt = app.open(7)
        app.navigator.go(.push("b"))
        XCTAssertNil(attempt.outcome)
        app.logIn(.popToRoot)
        XCTAssertEqual(attempt.outcome, .committed(revision: 4))
    }

    func testAGivenUpLinkIsNotGoneOnWith() async throws {
        let app = try Membership(login: login)
        let attempt = app.open(7)
        attempt.cancel()
        XCTAssertEqual(attempt.outcome, .refused(.cancelled))
        app.logIn()
        XCTAssertEqual(app.navigator.state.path, ["a"])
    }

    func testALinkThatIsGivenUpDuringAChangeStaysGivenUp() async throws {
        let app = try Membership(login: login)
        let attempt = app.open(7)
        app.world.enter = {
            if $0.route == "b" { attempt.cancel() }
            return .allow
        }
        app.navigator.go(.push("b"))
        XCTAssertEqual(attempt.outcome, .refused(.cancelled))
        XCTAssertEqual(app.navigator.state.pending, [])
    }

    func testTheEndOfTheNavigatorSupersedesALinkThatWaits() async throws {
        let app = try Membership(login: login)
        let attempt = app.open(7)
        app.navigator.end()
        XCTAssertEqual(attempt.outcome, .superseded)
    }

    func testARestoredStateSupersedesALinkThatWaits() async throws {
        let app = try Membership(login: login)
        let before = try app.navigator.save()
        let attempt = app.open(7)
        try app.navigator.restore(before)
        XCTAssertEqual(attempt.outcome, .superseded)
        app.isMember = true
        app.navigator.go(.sequence([.push("b"), .pop]))
        XCTAssertEqual(app.navigator.state.path, ["a"])
    }

    func testALinkThatWasSavedWithTheStateGoesOnInItsPlace() async throws {
        let app = try Membership(login: login)
        let attempt = app.open(7)
        try app.navigator.restore(app.navigator.save())
        XCTAssertEqual(attempt.outcome, .superseded)
        app.logIn()
        XCTAssertEqual(app.navigator.state.path, ["a", "page"])
    }

    func testTheLogTellsOfTheLoginAndThenOfTheLink() async throws {
        let app = try Membership(login: login)
        let events = RecordedEvents(app.navigator)
        _ = app.open(7)
        app.logIn()
        XCTAssertEqual(events.all.map(\.cause), [.link, .code, .link])
        XCTAssertEqual(events.outcomes, (1...3).map { .committed(revision: $0) })
    }

    func testALoginThatIsRefusedRefusesTheLink() async throws {
        let app = try Membership(login: .push("nowhere"))
        guard case .refused(.unknownRoute("nowhere", _)) = app.open(7).outcome else {
            return XCTFail("It was not refused.")
        }
    }

    func testALoginThatNeedsALoginIsACircle() async throws {
        let app = try Membership(login: .push(.page, NestedCoordinator.Page(number: 7)))
        XCTAssertEqual(app.open(7).outcome, .refused(.redirectLoop(["page", "page"])))
    }
}
