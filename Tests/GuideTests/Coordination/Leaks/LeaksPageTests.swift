import Wayline
import XCTest

/// The code of Docs/Coordination/Leaks.md, and what the page says of it.
@MainActor
final class LeaksPageTests: XCTestCase {
    func testTheClockIsReleased() async throws {
        let navigator = try Navigator(ClockCoordinator())
        navigator.go(.push(.clock))
        navigator.send(.back)
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    func testAScreenThatAClosureKeepsIsNamed() async throws {
        let navigator = try Navigator(ClockCoordinator())
        navigator.go(.push(.keptClock))
        navigator.send(.back)
        let leaks = navigator.findLeaks()
        XCTAssertEqual(leaks.map(\.type), ["KeptClockScreen", "ClockViewModel"])
        XCTAssertEqual(
            leaks.first?.description,
            "KeptClockScreen of 'kept-clock' in 'app', made as declared at "
                + "GuideTests/ClockCoordinator.swift:7, has left and is still alive: "
                + "a closure, a binding, a task or another object holds it.")
    }

    func testWorkThatTakesItsTimeEndsWithItsScreen() async throws {
        let navigator = try Navigator(ClockCoordinator())
        var told: [String] = []
        let listener = navigator.leaks.bind { told.append($0.type) }
        navigator.go(.push(.alarm))
        weak let alarm = navigator.screen
        navigator.send(.back)
        while alarm != nil { await Task.yield() }
        XCTAssertEqual(told, [])
        listener.cancel()
    }

    func testAViewModelThatATaskKeepsIsNamedAlone() async throws {
        let navigator = try Navigator(ClockCoordinator())
        navigator.go(.push(.clock))
        let kept = (navigator.screen as? ClockScreen)?.viewModel
        navigator.send(.back)
        XCTAssertEqual(navigator.findLeaks().map(\.type), ["ClockViewModel"])
        withExtendedLifetime(kept) {}
    }

    func testCompanionsAreWhatTheScreenSays() async throws {
        let navigator = try Navigator(ClockCoordinator())
        navigator.go(.push(.worldClock))
        let kept = (navigator.screen as? WorldClockScreen)?.lima
        navigator.send(.back)
        XCTAssertEqual(navigator.findLeaks().map(\.type), ["ClockViewModel"])
        withExtendedLifetime(kept) {}
    }

    func testALeakIsToldOfOnceAndFoundUntilItIsGone() async throws {
        var (told, tokens): ([String], Set<AnyCancellable>) = ([], [])
        let navigator = try Navigator(ClockCoordinator())
        navigator.leaks.bind { told.append($0.type) }.store(in: &tokens)
        navigator.go(.push(.clock))
        var kept = (navigator.screen as? ClockScreen)?.viewModel
        navigator.send(.back)
        XCTAssertEqual(navigator.findLeaks().count, 1)
        XCTAssertEqual(navigator.findLeaks().count, 1)
        XCTAssertEqual(told, ["ClockViewModel"])
        kept = nil
        XCTAssertEqual(navigator.findLeaks(), [])
        XCTAssertNil(kept)
    }
}
