import TestSupport
import XCTest

/// Random navigation beside a twin: the same app, whose place is saved and restored by a new
/// navigator after each operation. Both show the same, and lead to the same outcomes and results.
/// `WAYLINE_SEED` repeats a run, and `WAYLINE_OPERATIONS` makes it longer.
@MainActor
final class TwinNavigationTests: XCTestCase {
    private static let operationsPerWalk = 250

    func testATwinThatIsRestartedAtEachStepDoesTheSame() async throws {
        var seeds = SplitMix.printed()
        var total = TwinTally()
        for walk in 1...max(TestSize.count(500, all: 5_000) / Self.operationsPerWalk, 1) {
            let twins = try TwinWalk()
            var script = TwinScript(SplitMix(seed: seeds.next()))
            if await twins.problem(in: Self.operationsPerWalk, of: &script) != nil {
                return try await report(twins.operations, walk)
            }
            total.add(twins.tally)
        }
        print(total)
        XCTAssertGreaterThan(total.compared, total.operations * 9 / 10, "\(total)")
    }

    /// Fails with as few operations as possible.
    private func report(_ operations: [TwinOperation], _ walk: Int) async throws {
        let few = try await TwinWalk.shrunk(operations)
        let problem = await (try TwinWalk()).problem(in: few) ?? ""
        let steps = few.map { "- \($0)" }.joined(separator: "\n")
        XCTFail("in walk \(walk), \(problem)\n\nAfter these operations:\n\(steps)")
    }
}
