import TestSupport
import WaylineRouting
import XCTest

final class RandomTreeTests: XCTestCase {
    func testAnyTreeIsReadAsItWasEncoded() throws {
        var random = SplitMix.printed()
        for _ in 0..<1_000 {
            let tree = Tree.random(depth: 5, using: &random)
            XCTAssertEqual(try RouteValue(encoding: tree).decode(Tree.self), tree)
            XCTAssertEqual(
                try RouteParameters(["tree": tree]).decode([String: Tree].self, for: "tree"),
                ["tree": tree])
        }
    }

    func testAnyTreeIsReadAsItWasSaved() throws {
        var random = SplitMix.printed()
        for _ in 0..<1_000 {
            let tree = Tree.random(depth: 5, using: &random)
            let bytes = try Snapshot(tree).bytes()
            XCTAssertEqual(try Snapshot(bytes: bytes).decode(Tree.self), tree)
            XCTAssertEqual(try Snapshot(bytes: bytes).bytes(), bytes)
        }
    }
}
