import TestSupport
import WaylineRouting
import XCTest

/// Saved data that went wrong is read or refused: it never traps. `WAYLINE_OPERATIONS` says how
/// often.
final class MutationTests: XCTestCase {
    private var turns: Int {
        TestSize.count(1_000, all: 10_000)
    }

    func testNoMutationOfSavedDataTraps() throws {
        var random = SplitMix.printed()
        var readings = 0
        for turn in 0..<turns {
            let tree = Tree.random(depth: 3, using: &random)
            // Every second one without its checksum, so that more than the reader is tried.
            let bytes = turn % 2 == 0 ? try Snapshot(tree).bytes() : try unchecked(tree)
            let mutated = Mutation.some(of: bytes, using: &random)
            guard let snapshot = try? Snapshot(bytes: mutated) else { continue }
            readings += (try? snapshot.decode(Tree.self)) == nil ? 0 : 1
        }
        XCTAssertGreaterThan(readings, 0, "no mutation came as far as the decoder")
    }

    private func unchecked(_ tree: Tree) throws -> [UInt8] {
        let text = String(decoding: try Snapshot(tree).bytes(), as: UTF8.self)
        let end = try XCTUnwrap(text.range(of: #","checksum":"#, options: .backwards)).lowerBound
        return Array("\(text[..<end])}".utf8)
    }
}
