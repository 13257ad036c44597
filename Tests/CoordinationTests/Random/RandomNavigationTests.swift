import TestSupport
import XCTest

/// Random navigation against a naive model. `WAYLINE_SEED` repeats a run, and `WAYLINE_OPERATIONS`
/// makes it longer.
@MainActor
final class RandomNavigationTests: XCTestCase {
    private static let operationsPerWalk = 250

    func testARandomWalkGoesWhereTheModelSays() async throws {
        var seeds = SplitMix.printed()
        for walk in 1...max(TestSize.count(1_000, all: 20_000) / Self.operationsPerWalk, 1) {
            let failure = await failure(ofWalkFrom: SplitMix(seed: seeds.next()))
            if let failure { return XCTFail("in walk \(walk), \(failure)") }
        }
    }

    private func failure(ofWalkFrom random: SplitMix) async -> String? {
        do {
            let walk = try Walk(random)
            try await walk.go(Self.operationsPerWalk)
            try await walk.end()
            return nil
        } catch {
            return "\(error)"
        }
    }
}
