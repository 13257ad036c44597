import Binding
import Coordination
import WaylineRouting
import XCTest

/// A screen asks the user, and goes on with the answer.
@MainActor
final class AskingTests: XCTestCase {
    private let question = Alert.confirm("Empty the cart?", yes: "Empty it")
    private var answer: Bool?

    private func navigatorThatAsks() async throws -> Navigator {
        let navigator = try Navigator(Lobby(), settings: .findingLeaks)
        navigator.go(.push("hall"))
        try place(of: navigator).begin { [self] place in answer = await place.ask(question) }
        await free()
        return navigator
    }

    private func place(of navigator: Navigator) throws -> NamedScreen {
        try XCTUnwrap(navigator.screen as? NamedScreen)
    }

    func testYesAndNo() async throws {
        for (title, expected) in [("Empty it", true), ("Cancel", false)] {
            let navigator = try await navigatorThatAsks()
            XCTAssertEqual(navigator.scene.alert, question)
            XCTAssertNil(answer)
            navigator.send(.answer(title))
            await free()
            XCTAssertEqual(answer, expected)
            XCTAssertNil(navigator.scene.alert)
            answer = nil
        }
    }

    func testTheAnswerIsReturned() async throws {
        let navigator = try Navigator(Lobby())
        let place = try place(of: navigator)
        var title: String?
        let alert = Alert("Size?", actions: [.init("Small"), .init("Large")])
        place.begin { title = await $0.answer(to: alert)?.title }
        await free()
        navigator.send(.answer("Large"))
        await free()
        XCTAssertEqual(title, "Large")
    }

    func testBackIsNo() async throws {
        let navigator = try await navigatorThatAsks()
        navigator.send(.back)
        await free()
        XCTAssertEqual(answer, false)
        XCTAssertEqual(navigator.state.path, ["desk", "hall"])
    }

    func testAScreenThatLeavesIsAnsweredNoAndReleased() async throws {
        let navigator = try await navigatorThatAsks()
        navigator.go(.pop)
        await free()
        XCTAssertEqual(answer, false)
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testCancelledWorkNoLongerAsks() async throws {
        let navigator = try Navigator(Lobby())
        var answer: Bool?
        let work = try place(of: navigator).begin { [question] in
            answer = await $0.ask(question)
        }
        XCTAssertEqual(navigator.scene.alert, question)
        work.cancel()
        await work.value
        XCTAssertEqual(answer, false)
        XCTAssertNil(navigator.scene.alert)
    }

    func testAScreenThatIsNotOnTopCannotAsk() async throws {
        let navigator = try Navigator(Lobby())
        let below = try place(of: navigator)
        navigator.go(.push("hall"))
        let isYes = await below.ask(question)
        XCTAssertFalse(isYes)
        XCTAssertNil(navigator.scene.alert)
    }

    func testAScreenOutsideTheNavigationCannotAsk() async throws {
        let isYes = await NamedScreen("hall").ask(question)
        XCTAssertFalse(isYes)
    }
}
