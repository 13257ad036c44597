import Coordination
import WaylineRouting
import XCTest

/// However a flow ends, its parent gets of it exactly once, at any depth.
@MainActor
final class ResultTests: XCTestCase {
    private typealias End = @MainActor (Navigator) throws -> Void

    private func results(
        atDepth depth: Int, links: LinkTable<Transition>? = nil, _ end: End
    ) throws -> [String] {
        let world = NestedFlows()
        let navigator = try world.begin(children: depth, links: links)
        try end(navigator)
        XCTAssertEqual(navigator.state.path, ["a"] + [RouteName](repeating: "a", count: depth - 1))
        let results = world.results
        navigator.end()
        XCTAssertEqual(world.results.count, depth, "each flow is heard once, in the end")
        return results
    }

    private func expectAtEachDepth(_ result: String, line: UInt = #line, _ end: End) throws {
        for depth in 1...3 {
            let expected = ["\(depth - 1) gets \(result)"]
            XCTAssertEqual(try results(atDepth: depth, end), expected, line: line)
        }
    }

    func testAFinishedFlowIsHeardWithItsValue() async throws {
        try expectAtEachDepth("7") {
            $0.go(.finish(with: RouteParameters(NumberResult(number: 7))))
        }
    }

    func testAScreenThatFinishesIsHeardToo() async throws {
        try expectAtEachDepth("7") {
            try $0.nestedScreen.perform(.finish(with: RouteParameters(NumberResult(number: 7))))
        }
    }

    func testGoingBackOutOfAFlowCancelsIt() async throws {
        try expectAtEachDepth("cancelled") { $0.send(.back) }
    }

    func testGoingBackThroughTheScreensOfAFlowCancelsItAtTheLast() async throws {
        try expectAtEachDepth("cancelled") { navigator in
            navigator.go(.sequence([.push("b"), .push("c")]))
            for _ in 1...3 { navigator.send(.back) }
        }
    }

    func testAPopOutOfAFlowCancelsIt() async throws {
        try expectAtEachDepth("cancelled") { try $0.nestedScreen.perform(.pop) }
    }

    func testASequenceThatLeavesAFlowForANewRootCancelsIt() async throws {
        try expectAtEachDepth("cancelled") { $0.go(.sequence([.pop, .root("a")])) }
    }

    func testALinkOutOfAFlowCancelsIt() async throws {
        let links = try LinkTable<Transition>(scheme: "w", [LinkRule("out", to: .pop)])
        for depth in 1...3 {
            XCTAssertEqual(
                try results(atDepth: depth, links: links) { $0.open("w://out") },
                ["\(depth - 1) gets cancelled"])
        }
    }

    func testAValueIsNotHeardAgainWhenTheFlowBelowEnds() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 2)
        navigator.go(.finish(with: RouteParameters(NumberResult(number: 7))))
        navigator.go(.pop)
        XCTAssertEqual(world.results, ["1 gets 7", "0 gets cancelled"])
    }

    func testANewRootOfAFlowDoesNotEndIt() async throws {
        let world = NestedFlows()
        let navigator = try world.begin(children: 1)
        for transition: Transition in [.root("b"), .push("c"), .popToRoot, .replace("d")] {
            navigator.go(transition)
        }
        XCTAssertEqual(world.results, [])
        XCTAssertEqual(navigator.state.path, ["a", "d"])
    }
}
