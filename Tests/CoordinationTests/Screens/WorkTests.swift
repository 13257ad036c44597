import Binding
import Coordination
import WaylineRouting
import XCTest

/// The work that a screen has begun goes on for as long as the screen is there.
@MainActor
final class WorkTests: XCTestCase {
    private let gate = Wicket()
    private var isCancelled: Bool?

    /// A lobby, and over it a place that has begun what waits at the gate.
    private func navigatorAtWork() throws -> Navigator {
        let navigator = try Navigator(Lobby(), settings: .findingLeaks)
        navigator.go(.push("desk"))
        let place = try XCTUnwrap(navigator.screen as? NamedScreen)
        place.begin { [self] place in
            await gate.pass()
            isCancelled = Task.isCancelled
            place.viewModel.isDirty = true
        }
        return navigator
    }

    func testItGoesOnToItsEndWhileTheScreenIsThere() async throws {
        let navigator = try navigatorAtWork()
        await free()
        gate.open()
        await free()
        XCTAssertEqual(isCancelled, false)
        XCTAssertEqual((navigator.screen as? NamedScreen)?.viewModel.isDirty, true)
    }

    func testItIsCancelledWhenTheScreenLeaves() async throws {
        let navigator = try navigatorAtWork()
        await free()
        navigator.go(.pop)
        gate.open()
        await free()
        XCTAssertEqual(isCancelled, true)
    }

    func testAnObjectHeldByRunningWorkIsNotALeak() async throws {
        let navigator = try navigatorAtWork()
        var told: [String] = []
        let listener = navigator.leaks.bind { told.append($0.type) }
        await free()
        navigator.go(.pop)
        await free()
        XCTAssertEqual(told, [])
        gate.open()
        await free()
        XCTAssertEqual(told, [])
        XCTAssertEqual(navigator.findLeaks(), [])
        listener.cancel()
    }

    func testAnObjectHeldAfterItsEndIsALeak() async throws {
        let navigator = try navigatorAtWork()
        var told: [String] = []
        let listener = navigator.leaks.bind { told.append($0.type) }
        await free()
        let place = navigator.screen
        navigator.go(.pop)
        gate.open()
        await free()
        XCTAssertEqual(told, ["NamedScreen", "NamedScreenViewModel"])
        withExtendedLifetime(place) {}
        listener.cancel()
    }

    func testWorkThatCancelledWorkBeginsIsCancelledToo() async throws {
        let navigator = try Navigator(Lobby(), settings: .findingLeaks)
        navigator.go(.push("desk"))
        weak let place = try XCTUnwrap(navigator.screen as? NamedScreen)
        let (ticks, feed) = AsyncStream<Void>.makeStream()
        var later: Task<Void, Never>?
        place?.begin { [self] place in
            await gate.pass()
            later = place.begin { _ in for await _ in ticks {} }
        }
        await free()
        navigator.go(.pop)
        gate.open()
        await free()
        XCTAssertEqual(later?.isCancelled, true)
        XCTAssertNil(place)
        feed.finish()
    }

    func testAtTheEndOfTheNavigatorItIsCancelledToo() async throws {
        var navigator: Navigator? = try navigatorAtWork()
        await free()
        XCTAssertNotNil(navigator)
        navigator = nil
        gate.open()
        await free()
        XCTAssertEqual(isCancelled, true)
    }
}
