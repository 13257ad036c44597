import Coordination
import XCTest

/// A change that a guard puts off until something else is over.
@MainActor
final class PutOffTests: XCTestCase {
    func testWhoAskedIsNotKeptMeanwhile() async throws {
        let navigator = try Navigator(Club())
        askForTheBar(navigator, door: .root("door"))
        XCTAssertEqual(navigator.state.path, ["door"])
        XCTAssertEqual(navigator.findLeaks(), [])
    }

    /// The screen that asks is not held by the test.
    @discardableResult
    private func askForTheBar(_ navigator: Navigator, door: Transition) -> Attempt {
        (navigator.coordinator as? Club)?.door = door
        (navigator.screen as? Place)?.viewModel.decision = .push("bar")
        return navigator.screen.perform("go")
    }
}

@MainActor
private final class Club: Coordinator {
    let way = Way()
    var isMember = false
    var door: Transition = .push("door")

    static let flow = Flow<Club>("hall") {
        ScreenRoute("hall") { (_: Club) in Place("hall") }
        ScreenRoute("door") { (_: Club) in Place("door") }
        ScreenRoute("bar") { (_: Club) in Place("bar") }
            .onEnter { club, _ in club.isMember ? .allow : .after(club.door) }
    }
}
