import Wayline
import XCTest

/// The code of Docs/Coordination/Guards.md, and what the page says of it.
@MainActor
final class GuardsPageTests: XCTestCase {
    func testARefusalSaysWhyAndChangesNothing() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        let attempt = navigator.go(.push(.refund))
        XCTAssertEqual(attempt.outcome?.reason, "A refund takes a call.")
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testADetourComesFirst() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        let attempt = navigator.go(.push(.order, OrderInput(id: 7)))
        XCTAssertEqual(navigator.state.path, ["home", "password"])
        XCTAssertNil(attempt.outcome)
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["home", "order"])
        XCTAssertNotNil(attempt.outcome)
    }

    func testACalledOffRequestIsCancelled() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        let attempt = navigator.go(.push(.order, OrderInput(id: 7)))
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["home"])
        XCTAssertEqual(attempt.outcome, .refused(.calledOff("order")))
    }

    func testGoingBackDoesNotEnterAgain() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        _ = await navigator.go(.push(.express)).settled
        navigator.go(.push(.letter))
        XCTAssertNotNil(navigator.send(.back).outcome)
        XCTAssertEqual(navigator.state.path, ["home", "express"])
    }

    func testAScreenIsThereAsLongAsItsConditionHolds() async throws {
        let orders = OrdersCoordinator()
        orders.isLoggedIn.value = true
        let navigator = try Navigator(orders)
        navigator.go(.push(.bookmarks))
        orders.isLoggedIn.value = false
        XCTAssertEqual(navigator.state.path, ["home", "password"])
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["home", "bookmarks"])
    }

    func testARedirectPassesTheGuardsThere() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        navigator.go(.push(.invoices))
        XCTAssertEqual(navigator.state.path, ["home", "password"])
        navigator.send(.perform("done"))
        XCTAssertEqual(navigator.state.path, ["home", "orders"])
    }

    func testACircleIsNamed() async throws {
        let navigator = try Navigator(CircleCoordinator())
        let attempt = navigator.go(.push(.left))
        XCTAssertEqual(
            attempt.outcome?.error?.description,
            "Guards redirect in a circle: left -> right -> left. "
                + "Change one of them to return .allow.")
    }

    func testBackAsksBeforeALetterIsLost() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        navigator.go(.push(.letter))
        (navigator.screen as? LetterScreen)?.text.value = "Dear An,"
        navigator.send(.back)
        XCTAssertEqual(navigator.state.path, ["home", "letter"])
        XCTAssertEqual(navigator.scene.alert, .discard)
        navigator.send(.answer("Discard"))
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testAGuardKnowsTheDestination() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        navigator.go(.push(.parcel))
        (navigator.screen as? LetterScreen)?.text.value = "Dear An,"
        navigator.go(.replace(.refund))
        XCTAssertEqual(navigator.scene.alert, .discard)
        navigator.go(.replace(.letter))
        XCTAssertEqual(navigator.state.path, ["home", "letter"])
    }

    func testAGuardDecidesByTheAnswer() async throws {
        let ways: [(String, [RouteName])] = [
            ("Keep editing", ["home", "draft"]), ("Save draft", ["home"]),
        ]
        for (answer, path) in ways {
            let orders = OrdersCoordinator()
            let navigator = try Navigator(orders)
            navigator.go(.push(.draft))
            (navigator.screen as? LetterScreen)?.text.value = "Dear An,"
            navigator.send(.back)
            navigator.send(.answer(answer))
            XCTAssertEqual(navigator.state.path, path)
            XCTAssertEqual(orders.drafts, path == ["home"] ? ["Dear An,"] : [])
        }
    }

    func testTheScreensOwnDecisionToLeaveIsNotAsked() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        navigator.go(.push(.letter))
        (navigator.screen as? LetterScreen)?.text.value = "Dear An,"
        navigator.send(.perform("send"))
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testAnAsyncGuardIsAwaited() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        let attempt = navigator.go(.push(.express))
        XCTAssertNil(attempt.outcome)
        let outcome = await attempt.settled
        XCTAssertNil(outcome.reason)
        XCTAssertEqual(navigator.state.path, ["home", "express"])
    }

    func testAnAsyncGuardCanRefuse() async throws {
        let couriers = SampleCouriers(areFree: false)
        let navigator = try Navigator(OrdersCoordinator(couriers: couriers))
        let outcome = await navigator.go(.push(.express)).settled
        XCTAssertEqual(outcome.reason, "No courier is free now.")
        XCTAssertEqual(navigator.state.path, ["home"])
    }

    func testAnAnswerThatComesTooLateLeadsNowhere() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        let attempt = navigator.go(.push(.express))
        navigator.go(.push(.letter))
        let outcome = await attempt.settled
        XCTAssertEqual(outcome, .superseded)
        XCTAssertEqual(navigator.state.path, ["home", "letter"])
    }

    func testAWaitingRequestCanBeCancelled() async throws {
        let navigator = try Navigator(OrdersCoordinator())
        let attempt = navigator.go(.push(.express))
        attempt.cancel()
        XCTAssertEqual(attempt.outcome, .refused(.cancelled))
    }
}
