import Binding
import Coordination
import WaylineRouting
import XCTest

/// An object that is released in good time is no leak.
@MainActor
final class NoLeakTests: XCTestCase {
    private let diary = TourDiary()
    private var told: [String] = []
    private var tokens: [AnyCancellable] = []

    private func walked(_ transitions: Transition...) throws -> Navigator {
        let navigator = try Navigator(Tour(diary), after: transitions)
        tokens.append(navigator.leaks.bind { [unowned self] in told.append("\($0)") })
        return navigator
    }

    private func expectNone(_ navigator: Navigator, line: UInt = #line) async {
        await free()
        XCTAssertEqual(told, [], line: line)
        XCTAssertEqual(navigator.findLeaks(), [], line: line)
    }

    func testFlowsThatAreWalkedInEveryDirection() async throws {
        let navigator = try walked(
            .push("b"), .start("tour"), .push("note", ["id": 7]), .present("tour"),
            .present("c"), .alert(Alert("Sure?")), .dismiss, .dismiss,
            .finish(with: RouteParameters(Postcard())),
            .finish(with: RouteParameters(Postcard())), .replace("c"), .root("b"), .push("c"),
            .popToRoot)
        _ = try navigator.take(navigator.save())
        await expectNone(navigator)
    }

    func testAScreenThatLeavesInTheMiddleOfItsOwnMethod() async throws {
        let navigator = try walked(.push("b"))
        (navigator.screen as? NamedScreen)?.perform(.pop)
        await expectNone(navigator)
    }

    func testATaskThatEndsAfterItHasNavigated() async throws {
        let navigator = try walked()
        let gate = diary.gate
        for _ in 0..<3 {
            navigator.go(.push("b"))
            begin(on: navigator) { place in
                await gate.pass()
                place.perform(.pop)
            }
        }
        gate.open()
        await free()
        XCTAssertEqual(navigator.state.path, ["a", "b", "b"])
        await expectNone(navigator)
    }

    func testATaskThatEndsWhenItHasHeardTheOutcome() async throws {
        let navigator = try walked(.push("b"))
        begin(on: navigator) { place in
            let outcome = await place.perform(.replace("slow")).settled
            XCTAssertEqual(outcome, .committed(revision: 2))
        }
        await free()
        diary.gate.open()
        await expectNone(navigator)
        XCTAssertEqual(navigator.state.path, ["a", "slow"])
    }

    func testAScreenThatAGuardWasAskedAboutThatIsTooLate() async throws {
        let navigator = try walked(.push("held"))
        let attempt = navigator.send(.back)
        await free()
        (navigator.screen as? NamedScreen)?.perform(.pop)
        XCTAssertEqual(attempt.outcome, .superseded)
        await free()
        XCTAssertEqual(told, [])
        diary.gate.open()
        await expectNone(navigator)
    }

    func testObjectsOfALateGuardAreLeaksWhenTheGuardHasEnded() async throws {
        let navigator = try walked(.push("held"))
        navigator.send(.back)
        await free()
        let screen = navigator.screen
        (screen as? NamedScreen)?.perform(.pop)
        diary.gate.open()
        await free()
        XCTAssertEqual(told.count, 2, "the screen and its view model")
        withExtendedLifetime(screen) {}
    }

    /// Begins a task of the screen on top, which holds it.
    private func begin(
        on navigator: Navigator, _ body: @escaping @MainActor (NamedScreen) async -> Void
    ) {
        guard let place = navigator.screen as? NamedScreen else { return XCTFail("no place") }
        Task { await body(place) }
    }
}
