import ScreenSupport
import Wayline
import WaylineExploration
import XCTest

/// The mistakes of links.
@MainActor
final class LinkProblemTests: XCTestCase {
    func testALinkThatCannotBeOpenedIsOneProblem() async throws {
        let inputs = ExplorationInputs<Void>().links("museum://lost")
        let app = App("Museum", links: MuseumLinks.table) { _ in MuseumCoordinator() }
        let found = try await Exploration(of: app, inputs: inputs).run()
        XCTAssertEqual(found.coverage.seen.filter { $0.hasPrefix("screen") }.count, 2)
        XCTAssertEqual(found.problems.count, 1, "\(found.problems)")
        let problem = try XCTUnwrap(found.problems.first)
        XCTAssertTrue(problem.text.hasPrefix("the link 'museum://lost': "), problem.text)
        XCTAssertEqual(problem.script, ["open museum://lost"])
    }
}

private enum MuseumLinks {
    static func table() throws(LinkTableError) -> LinkTable<Transition> {
        try LinkTable(
            scheme: "museum",
            [LinkRule("lost", to: .push(Destination<NoInput, NoOutput>("lost")))])
    }
}

private final class MuseumCoordinator: Coordinator {
    static let flow = Flow<MuseumCoordinator>("hall") {
        FlowScreen("hall") { _ in HallScreen() }
        FlowScreen("room") { _ in RoomScreen() }
    }
}

private struct HallRouter: Router {
    enum Route: String, CaseIterable { case room }

    func decide(_ route: Route, _ facts: NoFacts, _ context: RouteContext) -> Transition {
        .push(Destination<NoInput, NoOutput>("room"))
    }
}

private final class HallScreen: ViewScreen {
    typealias Routes = HallRouter
    let view = HallView()

    func start() { bind(view.room, to: .room) }
}

private final class HallView: View {
    let title = "Hall"
    let room = Button("Room")

    var controls: [Control] { [room] }
}

private final class RoomScreen: ViewScreen {
    let view = RoomView()
}

private final class RoomView: View {
    let title = "Room"
    let controls: [Control] = [Label("Pictures hang here.")]
}
