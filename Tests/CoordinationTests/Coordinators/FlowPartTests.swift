import Coordination
import WaylineRouting
import XCTest

/// A part of a flow can be declared by another type, also for any owner, and is then one line of
/// the flow.
@MainActor
final class FlowPartTests: XCTestCase {
    func testAFlowDeclaresAllScreensOfItsParts() async {
        XCTAssertEqual(PartOwner.flow.outline.screens.map(\.route), ["door", "lamp", "menu"])
    }

    func testAScreenOfAPartIsMadeForTheOwner() async throws {
        let navigator = try Navigator(PartOwner())
        navigator.go(.push("lamp"))
        XCTAssertEqual((navigator.screen as? NamedScreen)?.name, "green lamp")
        XCTAssertEqual(navigator.state.path, ["menu", "lamp"])
    }
}

/// Says what a part of a flow needs of the coordinator that owns it.
@MainActor
private protocol LampOwner: Coordinator {
    var lamp: RouteName { get }
}

extension LampOwner {
    @FlowBuilder<Self>
    static var lamps: [FlowElement<Self>] {
        FlowScreen("lamp") { owner in NamedScreen(owner.lamp) }
        FlowScreen("door") { _ in NamedScreen("door") }
    }
}

private final class PartOwner: LampOwner {
    static let flow = Flow<PartOwner>("menu") {
        FlowScreen("menu") { _ in NamedScreen("menu") }
        lamps
    }

    let lamp: RouteName = "green lamp"
}
