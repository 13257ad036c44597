import TestSupport
import XCTest

/// Random graphs against a model that computes everything again. `WAYLINE_SEED` repeats a run, and
/// `WAYLINE_OPERATIONS` makes it longer.
final class RandomGraphTests: XCTestCase {
    private let operationsPerGraph = 250

    func testARandomGraphDoesWhatTheModelSays() {
        var seeds = SplitMix.printed()
        let operations = TestSize.count(2_000, all: 100_000)
        for _ in 0..<max(operations / operationsPerGraph, 1) {
            if let failure = failure(ofGraphFrom: SplitMix(seed: seeds.next())) {
                return XCTFail(failure)
            }
        }
    }

    private func failure(ofGraphFrom random: SplitMix) -> String? {
        let graph = RandomGraph(random)
        graph.makeSource()
        for operation in 1...operationsPerGraph {
            graph.operate()
            if let failure = graph.oracle.model.failure {
                return "\(failure), in operation \(operation)"
            }
        }
        graph.release()
        let leaks = graph.survivors + graph.life.count
        return leaks == 0 ? nil : "\(leaks) values or closures are still alive"
    }
}
