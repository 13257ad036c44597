import Binding
import Coordination
import WaylineRouting
import XCTest

/// Several places are there under the same condition, or one over a screen that stays.
@MainActor
final class NestedConditionTests: XCTestCase {
    func testAScreenOverTwoClosedRoomsAsksAndTheUserDecides() async throws {
        let cellar = Cellar()
        let navigator = try Navigator(cellar)
        navigator.go(.sequence([.push("room"), .push("room"), .push("desk")]))
        cellar.isOpen.value = false
        XCTAssertNotNil(navigator.question)
        navigator.send(.answer("Yes"))
        XCTAssertFalse(navigator.state.path.contains("desk"))
    }

    func testAPlaceThatComesBackAfterARestartKeepsTheScreenBelowIt() async throws {
        let museum = Museum()
        let navigator = try Navigator(museum)
        navigator.go(.present("vault"))
        museum.knowsVisitor.value = false
        let later = Museum()
        later.knowsVisitor.value = false
        let restored = try Navigator(later)
        try restored.restore(navigator.save())
        let hall = restored.screen(of: restored.state.root.stack.top)
        try XCTUnwrap(restored.coordinator as? MuseumDesk).letIn()
        XCTAssertEqual(restored.state.top.route, "vault")
        XCTAssertTrue(restored.screen(of: restored.state.root.stack.top) === hall)
    }
}

/// A cellar whose rooms are there only as long as it is open. A desk asks before it is left.
@MainActor
private final class Cellar: Coordinator {
    static let flow = Flow<Cellar>("stairs") {
        FlowScreen("stairs") { (_: Cellar) in NamedScreen("stairs") }
        FlowScreen("room") { (_: Cellar) in NamedScreen("room") }
            .onEnter(while: { $0.isOpen }, otherwise: .refuse(because: "It is closed."))
        FlowScreen("desk") { (_: Cellar) in NamedScreen("desk") }
            .onLeave(by: [.session]) { _, _ in .ask(.confirm("Leave?", yes: "Yes")) }
    }

    let isOpen = Observable(true)
}
