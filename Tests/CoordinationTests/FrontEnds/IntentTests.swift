import Coordination
import WaylineRouting
import XCTest

/// The intents of the user go through routers and guards.
@MainActor
final class IntentTests: XCTestCase {
    private let diary = TourDiary()
    private let yesOrNo = Alert("Sure?", actions: [.init("Yes", route: "go"), .init("No")])

    private func navigator(_ transitions: Transition...) throws -> Navigator {
        try Navigator(Tour(diary), after: transitions)
    }

    /// The navigator after these intents.
    private func path(_ navigator: Navigator, _ intents: UserIntent...) -> [RouteName] {
        for intent in intents { navigator.send(intent) }
        return navigator.state.path
    }

    func testBackLeadsOutOfAnAlertThenAScreenThenAFlow() async throws {
        let navigator = try navigator(.start("tour"), .push("b"), .alert(yesOrNo))
        XCTAssertEqual(path(navigator, .back), ["a", "a", "b"])
        XCTAssertNil(navigator.scene.alert)
        XCTAssertEqual(path(navigator, .back), ["a", "a"])
        XCTAssertEqual(path(navigator, .back), ["a"])
        XCTAssertEqual(diary.results, ["0: cancelled"])
        XCTAssertEqual(navigator.send(.back).outcome, .refused(.lastScreen("a")))
    }

    func testBackIsGuarded() async throws {
        let navigator = try navigator(.push("b"))
        diary.exits["b"] = .refuse(because: "unsaved")
        XCTAssertEqual(navigator.send(.back).outcome?.reason, "unsaved")
        XCTAssertEqual(navigator.state.path, ["a", "b"])
    }

    func testBackMeansWhatIsOnTopWhenItsTurnComes() async throws {
        let navigator = try navigator(.push("b"), .push("c"))
        (navigator.screen as? NamedScreen)?.onStop = { [unowned navigator, yesOrNo] _ in
            navigator.go(.alert(yesOrNo))
            navigator.send(.back)
        }
        navigator.go(.pop)
        XCTAssertEqual(navigator.state.path, ["a", "b"])
        XCTAssertNil(navigator.scene.alert)
    }

    func testDismissLeadsOutOfWhatWasPresented() async throws {
        let navigator = try navigator(.present("b"), .push("c"))
        XCTAssertEqual(path(navigator, .dismiss), ["a"])
        XCTAssertEqual(navigator.send(.dismiss).outcome, .refused(.nothingToDismiss))
    }

    func testSelectShowsATab() async throws {
        let navigator = try Navigator(TabbedTour(diary))
        XCTAssertEqual(path(navigator, .select("mail")), ["mail"])
        XCTAssertEqual(
            navigator.send(.select("male")).outcome,
            .refused(.unknownTab("male", known: ["news", "mail", "self"])))
    }

    func testAnAnswerWithARouteAsksTheRouter() async throws {
        let navigator = try navigator(.push("b"), .alert(yesOrNo))
        (navigator.screen as? NamedScreen)?.viewModel.decision = .replace("c")
        XCTAssertEqual(path(navigator, .answer("Yes")), ["a", "c"])
        XCTAssertNil(navigator.scene.alert)
    }

    func testAnAnswerWithoutARoutePutsTheAlertAway() async throws {
        let navigator = try navigator(.alert(yesOrNo))
        XCTAssertEqual(path(navigator, .answer("No")), ["a"])
        XCTAssertNil(navigator.scene.alert)
    }

    func testAnUnknownAnswerChangesNothing() async throws {
        let navigator = try navigator(.alert(yesOrNo))
        let outcome = navigator.send(.answer("Perhaps")).outcome
        XCTAssertEqual(
            outcome?.error?.description, "'Perhaps' is not an answer: there are 'Yes', 'No'.")
        XCTAssertEqual(navigator.scene.alert, yesOrNo)
        navigator.send(.answer("No"))
        XCTAssertEqual(
            navigator.send(.answer("No")).outcome, .refused(.unknownAnswer("No", known: [])))
    }

    func testPerformAsksTheRouterOfTheScreenOnTopUnlessAnAlertIsThere() async throws {
        let navigator = try navigator(.push("b"))
        (navigator.screen as? NamedScreen)?.viewModel.decision = .push("c")
        XCTAssertEqual(path(navigator, .perform("go")), ["a", "b", "c"])
        XCTAssertEqual(
            navigator.send(.perform("goo")).outcome,
            .refused(.unknownRoute("goo", known: ["go"])))
        navigator.go(.alert(yesOrNo))
        XCTAssertEqual(navigator.send(.perform("go")).outcome, .superseded)
    }

    func testOpenFollowsALink() async throws {
        let links = try LinkTable(scheme: "app", [LinkRule("b", to: Transition.push("b"))])
        let navigator = try Navigator(Tour(diary), links: links)
        XCTAssertEqual(path(navigator, .open("app://b")), ["a", "b"])
        guard case .refused(.unmatchedLink) = navigator.send(.open("app://c")).outcome else {
            return XCTFail("followed")
        }
        let without = try self.navigator()
        XCTAssertEqual(
            without.send(.open("app://b")).outcome, .refused(.noLinks("app://b")))
    }

    func testAfterTheEndEachIntentIsSuperseded() async throws {
        let navigator = try navigator(.push("b"))
        navigator.end()
        let intents: [UserIntent] = [
            .perform("go"), .back, .dismiss, .select("b"), .answer("No"), .open("b"),
        ]
        for intent in intents { XCTAssertEqual(navigator.send(intent).outcome, .superseded) }
    }
}
