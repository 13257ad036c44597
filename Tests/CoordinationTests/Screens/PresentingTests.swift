import Binding
import Coordination
import WaylineRouting
import XCTest

/// Code presents a screen or a flow, and goes on with its result.
@MainActor
final class PresentingTests: XCTestCase {
    private let studio = Studio()
    private var colour: String??

    private func navigator() throws -> Navigator {
        try Navigator(studio, settings: .findingLeaks)
    }

    private func choose(_ colour: String, _ navigator: Navigator) async throws {
        navigator.go(.finish(with: FlowOutput(colour)))
        await free()
    }

    /// Begins to await a colour, from the screen on top.
    private func pick(
        _ navigator: Navigator, _ destination: Destination<NoInput, String> = .colours
    ) async throws {
        let screen = try XCTUnwrap(navigator.screen as? NamedScreen)
        screen.begin { [self] in colour = .some(await $0.present(destination)) }
        await free()
    }

    func testAScreenGetsTheResultOfAnotherScreen() async throws {
        let navigator = try navigator()
        try await pick(navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "colours"])
        XCTAssertTrue(colour == nil)
        try await choose("red", navigator)
        XCTAssertEqual(colour, "red")
        XCTAssertEqual(navigator.state.path, ["canvas"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAWayBackIsNil() async throws {
        let navigator = try navigator()
        try await pick(navigator)
        navigator.send(.back)
        await free()
        XCTAssertEqual(colour, .some(nil))
    }

    func testTheAwaitingCodeAloneGetsTheResult() async throws {
        let navigator = try navigator()
        try await pick(navigator, .mixer)
        XCTAssertEqual(navigator.state.path, ["canvas", "mixer"])
        try await choose("green", navigator)
        XCTAssertEqual(colour, "green")
        XCTAssertEqual(studio.mixed, [])
    }

    func testAfterARestartTheDeclaredHandlerGetsIt() async throws {
        let first = try navigator()
        try await pick(first, .mixer)
        let bytes = try first.save()
        first.end()
        await free()
        XCTAssertEqual(colour, .some(nil))
        let second = Studio()
        let navigator = try Navigator(second)
        _ = try navigator.restore(bytes)
        try await choose("green", navigator)
        XCTAssertEqual(second.mixed, ["green"])
    }

    func testARefusalIsNil() async throws {
        studio.verdict = .refuse(because: "No paint is left.")
        let navigator = try navigator()
        try await pick(navigator)
        XCTAssertEqual(colour, .some(nil))
        XCTAssertEqual(navigator.state.path, ["canvas"])
    }

    func testWhatMustComeFirstComesFirst() async throws {
        studio.verdict = .after(.start(.mixer))
        let navigator = try navigator()
        try await pick(navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "mixer"])
        studio.verdict = .allow
        try await choose("paid", navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "colours"])
        XCTAssertTrue(colour == nil)
        try await choose("blue", navigator)
        XCTAssertEqual(colour, "blue")
    }

    func testTheAskerEndsWithItsScreen() async throws {
        studio.verdict = .after(.start(.mixer))
        let navigator = try navigator()
        navigator.go(.push("frame"))
        try await pick(navigator)
        studio.verdict = .allow
        navigator.go(.sequence([.unwind, .popToRoot]))
        await free()
        XCTAssertEqual(colour, .some(nil))
        XCTAssertEqual(navigator.state.path, ["canvas"])
        XCTAssertEqual(navigator.state.pending, [])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAScreenUnderAnotherPresentsNothing() async throws {
        let navigator = try navigator()
        let canvas = try XCTUnwrap(navigator.screen as? NamedScreen)
        navigator.go(.push("frame"))
        let none = await canvas.present(.colours)
        XCTAssertNil(none)
        XCTAssertEqual(navigator.state.path, ["canvas", "frame"])
    }

    func testAGuardAwaitsWhatItPresents() async throws {
        let navigator = try navigator()
        for (answer, path) in [("wrong", ["canvas"]), ("1234", ["canvas", "vault"])] {
            let attempt = navigator.go(.push("vault"))
            await free()
            XCTAssertEqual(navigator.state.path, ["canvas", "code"])
            XCTAssertNil(attempt.outcome)
            navigator.go(.push("frame"))
            navigator.send(.back)
            try await choose(answer, navigator)
            XCTAssertEqual(navigator.state.path.map(\.rawValue), path)
            XCTAssertNotNil(attempt.outcome)
        }
    }

    func testAGuardThatAwaitsIsAskedAgainAfterARestart() async throws {
        let first = try navigator()
        first.go(.push("vault"))
        await free()
        let bytes = try first.save()
        first.end()
        await free()
        let navigator = try Navigator(Studio())
        _ = try navigator.restore(bytes)
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "code"])
        navigator.send(.back)
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "code"])
        try await choose("1234", navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "vault"])
    }

    func testTheAnswerOfAGuardIsNotUsedForAnother() async throws {
        let navigator = try navigator()
        let attempt = navigator.go(.stack([PlaceStep("vault")]))
        await free()
        studio.frameVerdict = .refuse(because: "It is wet.")
        navigator.go(.sequence([.finish(with: FlowOutput("1234")), .push("frame")]))
        await free()
        XCTAssertEqual(attempt.outcome?.reason, "It is wet.")
        XCTAssertEqual(navigator.state.path, ["canvas", "frame"])
    }

    func testSeveralCallsAwaitOneResult() async throws {
        let navigator = try navigator()
        var codes: [String?] = []
        for _ in 1...3 {
            studio.begin { codes.append(await $0.present(.code)) }
        }
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "code"])
        try await choose("1234", navigator)
        XCTAssertEqual(codes, ["1234", "1234", "1234"])
        XCTAssertEqual(navigator.state.path, ["canvas"])
    }

    func testAtTheEndOnlyTheAwaitingCodeIsTold() async throws {
        let navigator = try navigator()
        try await pick(navigator, .mixer)
        navigator.end()
        await free()
        XCTAssertEqual(colour, .some(nil))
        XCTAssertEqual(studio.mixed, [])
        XCTAssertEqual(studio.cancelled, 0)
    }

    func testALinkAwayIsNil() async throws {
        let navigator = try navigator()
        try await pick(navigator, .mixer)
        navigator.go(.unwind, leaving: .link)
        await free()
        XCTAssertEqual(colour, .some(nil))
        XCTAssertEqual(studio.cancelled, 0)
    }

    func testACoordinatorThatLeavesAwaitsNothing() async throws {
        let navigator = try navigator()
        navigator.go(.start(.mixer))
        let mixer = try XCTUnwrap(navigator.coordinator as? Mixer)
        Task { [self] in colour = .some(await mixer.present(.sample)) }
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "mixer", "sample"])
        navigator.go(.unwind)
        await free()
        XCTAssertEqual(colour, .some(nil))
        XCTAssertEqual(studio.cancelled, 1)
    }

    func testAGuardOfAFlowThatIsAboutToBeginPresents() async throws {
        let navigator = try navigator()
        navigator.go(.start(.safe))
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "code"])
        try await choose("1234", navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "inside"])
    }

    func testWhatAGuardPresentsCanNeedSomethingFirst() async throws {
        studio.codeVerdict = .after(.start(.mixer))
        let navigator = try navigator()
        let attempt = navigator.go(.push("vault"))
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "mixer"])
        studio.codeVerdict = .allow
        try await choose("paid", navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "code"])
        try await choose("1234", navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "vault"])
        XCTAssertNotNil(attempt.outcome)
    }

    func testAGuardOfWhatAGuardPresentsCanPresent() async throws {
        let navigator = try navigator()
        let attempt = navigator.go(.push("archive"))
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "code"])
        try await choose("1234", navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "pass"])
        XCTAssertNil(attempt.outcome)
        try await choose("valid", navigator)
        XCTAssertEqual(navigator.state.path, ["canvas", "archive"])
        XCTAssertNotNil(attempt.outcome)
    }

    func testAGuardThatPresentsEndsWithItsScreen() async throws {
        let navigator = try navigator()
        navigator.go(.start(.mixer))
        navigator.go(.push("palette"))
        let attempt = navigator.go(.popToRoot)
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "mixer", "palette", "sample"])
        navigator.go(.unwind, leaving: .session)
        await free()
        XCTAssertEqual(attempt.outcome, .superseded)
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testACallFromWithinPresentsAgain() async throws {
        let navigator = try navigator()
        try await pick(navigator)
        let inner = try XCTUnwrap(navigator.screen as? NamedScreen)
        inner.begin { _ = await $0.present(.colours) }
        await free()
        XCTAssertEqual(navigator.state.path, ["canvas", "colours", "colours"])
    }

    func testACancelledTaskAwaitsNothing() async throws {
        studio.verdict = .after(.start(.mixer))
        let navigator = try navigator()
        let screen = try XCTUnwrap(navigator.screen as? NamedScreen)
        let task = screen.begin { [self] in colour = .some(await $0.present(.colours)) }
        await free()
        task.cancel()
        await free()
        XCTAssertEqual(colour, .some(nil))
        XCTAssertEqual(navigator.state.pending, [])
    }
}
