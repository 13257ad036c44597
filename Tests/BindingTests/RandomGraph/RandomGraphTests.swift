import Foundation
import XCTest

/// Random graphs against a model that computes everything anew. `WAYLINE_SEED` repeats a run, and
/// `WAYLINE_OPERATIONS` makes it longer.
final class RandomGraphTests: XCTestCase {
    private let operationsPerGraph = 250

    func testARandomGraphDoesWhatTheModelSays() {
        let seed = setting("WAYLINE_SEED") ?? UInt64.random(in: 1...UInt64.max)
        print("WAYLINE_SEED=\(seed)")
        var seeds = SplitMix64(seed: seed)
        for _ in 0..<(setting("WAYLINE_OPERATIONS") ?? 10_000) / UInt64(operationsPerGraph) {
            if let failure = failure(ofGraphFrom: SplitMix64(seed: seeds.next())) {
                return XCTFail("\(failure); repeat with WAYLINE_SEED=\(seed)")
            }
        }
    }

    private func failure(ofGraphFrom random: SplitMix64) -> String? {
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

    private func setting(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }
}
