import ExploredApps
import Wayline
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

    func testCallsThatRaceEndInTheSameOrderInEachRun() async throws {
        var (limits, results) = (ExplorationLimits(), Set<String>())
        limits.triesOfAKind = 20
        for _ in 0..<20 {
            let found = try await Exploration(of: .race, limits: limits).run()
            XCTAssertEqual(found.problems, [])
            results.insert(found.storyboard.html)
        }
        XCTAssertEqual(results.count, 1)
    }
}
