import ExploredApps
import Wayline
import WaylineExploration
import XCTest

/// The script of a problem has no step and no input that it does not need.
@MainActor
final class ShrinkingTests: XCTestCase {
    func testAProblemAfterTenStepsHasTenStepsInEachOrderOfTheSearch() async throws {
        let inputs = ExplorationInputs<Void>()
            .form("a note", ["Note": "Mind the wet paint"])
            .always("nobody is on top") { $0.path.count <= 10 }
        for seed: UInt64 in 0..<5 {
            let found = try await Exploration(of: .ladder {}, inputs: inputs, seed: seed).run()
            let problem = try XCTUnwrap(found.problems.first)
            XCTAssertEqual(problem.script, Array(repeating: #"choose "Up""#, count: 10))
        }
    }

    func testAnInputIsReplacedByTheSimplestThatShowsTheProblem() async throws {
        let inputs = ExplorationInputs<BakeryServices>()
            .form("large", ["Name": "Nguyễn An", "Loaves": "13"])
            .form("larger", ["Name": "Nguyễn Văn An", "Loaves": "100"])
            .always("no more than 12 loaves are ordered") { $0.world.largestOrder <= 12 }
        let exploration = Exploration(in: BakeryServices.init, inputs: inputs) {
            .bakery(on: $0, .tooManyLoaves)
        }
        let problems = try await exploration.run().problems
        let problem = try XCTUnwrap(problems.first { $0.kind == .property })
        XCTAssertEqual(
            problem.script,
            [
                #"choose "Order""#, #"type "Name" "x""#, #"type "Loaves" "13""#,
                #"choose "Order now""#,
            ])
    }
}
