import CHeap
import WaylineRouting
import XCTest

@testable import WaylineExploration

/// The memory that a search needs for what it has seen.
final class StateGraphMemoryTests: XCTestCase {
    func testAStateWithTwoEdgesTakesAtMost200Bytes() throws {
        let (count, before) = (100_000, wayline_heap_in_use())
        try XCTSkipIf(before == 0, "the C library does not say what it has handed out")
        var graph = StateGraph()
        let menu = (0..<20).map { kind in
            graph.number(of: StateGraph.Offer(move: Move(.choose("\(kind)"), "choose"), kind: kind))
        }
        let page = StateGraph.Page(node: "home", path: ["home"], form: nil)
        for number in 0..<count {
            var digest = Digest()
            digest.add(number)
            let state = graph.add(digest, page, menu, world: number, look: 0, changes: [])
            for (place, offer) in menu.prefix(2).enumerated() {
                graph.noteTry(place, of: state)
                let walk = graph.addWalk(offer, after: nil)
                graph.addEdge(by: offer, from: state, to: number / 2, walk)
            }
        }
        let bytes = (Int(wayline_heap_in_use()) - Int(before)) / count
        print("\(graph.count) states, \(bytes) bytes each")
        XCTAssertLessThanOrEqual(bytes, 200)
    }
}
