import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// The texts with which a screen opens, in a map.
@MainActor
final class FirstTextTests: XCTestCase {
    func testAMapHasTheTextsThatAScreenOpensWith() async throws {
        let lines = try await self.lines(keepsName: true)
        XCTAssertEqual(lines, ["shows name 'Name' at first: Name, text field: An"])
    }

    func testATypedTextIsNotAFirstText() async throws {
        let lines = try await self.lines(keepsName: false)
        XCTAssertEqual(lines, [])
    }

    /// The lines about first texts in the map of an app that asks for a name.
    private func lines(keepsName: Bool) async throws -> [String] {
        let inputs = ExplorationInputs<Guest>().form("guest", ["Name": "Binh"])
        let app = Exploration(in: Guest.init, inputs: inputs) { guest in
            App("Guests") { _ in GuestCoordinator(guest, keepsName: keepsName) }
        }
        let map = try await app.run().map
        XCTAssertTrue(map.lines.contains("shows name 'Name': Name, text field: Binh"))
        return map.lines.filter { $0.contains("at first") }
    }
}

@MainActor
private final class Guest {
    let name = "An"
}

private final class GuestCoordinator: Coordinator {
    static let flow = Flow<GuestCoordinator>("hall") {
        FlowScreen("hall") { _ in HallScreen() }
        FlowScreen("name") { NameScreen($0.keepsName ? $0.guest.name : "") }
    }

    let guest: Guest
    let keepsName: Bool

    init(_ guest: Guest, keepsName: Bool) { (self.guest, self.keepsName) = (guest, keepsName) }
}

private struct HallRouter: Router {
    enum Route: String, CaseIterable { case name }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push("name")
    }
}

private final class HallScreen: ViewScreen {
    typealias Routes = HallRouter
    let view = HallView()

    init() { bind(view.name, to: .name) }
}

private final class HallView: View {
    let title = "Hall"
    let name = Button("Your name")

    var controls: [Control] { [name] }
}

private final class NameScreen: ViewScreen {
    let view = NameView()

    init(_ name: String) { view.name.text = name }
}

private final class NameView: View {
    let title = "Name"
    let name = TextField("Name")

    var controls: [Control] { [name] }
}
