import ExploredApps
import Wayline
import WaylineExploration
import XCTest

/// The search reads a state only when nothing changes any more.
@MainActor
final class SettlingTests: XCTestCase {
    func testWorkOfAScreenThatHasLeftHasEndedBeforeTheStateIsRead() async throws {
        let inputs = ExplorationInputs<OvenServices>()
            .world { $0.baking }
            .always("nothing is baked in the kitchen") { moment in
                moment.path.last == "oven" || moment.world.baking == 0
            }
        let exploration = Exploration(in: OvenServices.init, inputs: inputs) { .oven(on: $0) }
        let found = try await exploration.run()
        XCTAssertEqual(found.problems, [])
        XCTAssertEqual(found.states, 3)
    }

    func testCallsThatShareARenewalAreExplored() async throws {
        let found = try await Exploration(of: .library).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
        // Unread, asked, read and closed, and asked again in the latter two.
        XCTAssertEqual(found.states, 6)
    }

    func testAnAppThatStartsInAnotherStateIsAProblem() async throws {
        let services = OvenServices()
        let inputs = ExplorationInputs<OvenServices>().world { $0.walks }
        let exploration = Exploration(
            in: {
                services.walks += 1; return services
            }, inputs: inputs
        ) {
            .oven(on: $0)
        }
        let found = try await exploration.run()
        XCTAssertEqual(
            found.problems.first?.text,
            "the app does not start in the same state each time: make new services for each walk")
    }

    func testACancelledSearchEnds() async throws {
        let search = Task { try await Exploration(of: .kiosk).run() }
        search.cancel()
        let found = try await search.value
        XCTAssertEqual(found.steps, 0)
        XCTAssertTrue(
            found.description.contains(" steps are open, since the search was stopped.\n"),
            "\(found)")
    }
}
