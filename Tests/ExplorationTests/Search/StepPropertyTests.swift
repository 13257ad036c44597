import ExploredApps
import Wayline
import WaylineExploration
import XCTest

/// Properties that compare what was there before a step and after it.
@MainActor
final class StepPropertyTests: XCTestCase {
    func testAFormIsAcceptedOrRefused() async throws {
        let inputs = BakeryServices.inputs
            .accepts("complete", by: "Order now").refuses("greedy", by: "Order now")
        let sound = try await bakery(inputs).run()
        XCTAssertEqual(sound.problems, [])
        let wrong = BakeryServices.inputs
            .accepts("greedy", by: "Order now").refuses("complete", by: "Order now")
        let found = try await bakery(wrong).run()
        XCTAssertEqual(
            found.problems.map(\.text).sorted(),
            [
                "a step breaks this: 'Order now' accepts the form 'greedy'",
                "a step breaks this: 'Order now' refuses the form 'complete'",
            ])
    }

    private func bakery(
        _ inputs: ExplorationInputs<BakeryServices>
    ) -> Exploration<BakeryServices> {
        Exploration(in: BakeryServices.init, inputs: inputs) { .bakery(on: $0) }
    }
}
