import TestSupport
import XCTest

/// Random walks through the app, in all front ends at once.
@MainActor
final class SameBytesTests: XCTestCase {
    func testTheSameInputsShowTheSameBytesInEveryFrontEnd() async throws {
        var random = SplitMix.printed()
        for _ in 0..<TestSize.count(20, all: 1_000) {
            let seed = random.next()
            let steps = Int.random(in: 4...8, using: &random)
            let first = try await RandomWalk(seed: seed).take(steps)
            let second = try await RandomWalk(seed: seed).take(steps)
            XCTAssertEqual(first.texts, second.texts, "seed \(seed)")
            XCTAssertEqual(first.lines, second.lines, "seed \(seed)")
            XCTAssertEqual(
                String(decoding: first.screen, as: UTF8.self),
                String(decoding: second.screen, as: UTF8.self), "seed \(seed)")
        }
    }
}
