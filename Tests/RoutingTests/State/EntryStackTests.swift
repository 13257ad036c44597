import WaylineRouting
import XCTest

final class EntryStackTests: XCTestCase {
    func testACopyKeepsWhatItHad() throws {
        let state = try state("b")
        let copy = state.root.stack
        let later = try state.applying(.sequence([.push("c"), .pop, .pop]))
        XCTAssertEqual(copy.map(\.route), ["b", "a"])
        XCTAssertEqual(later.root.stack.map(\.route), ["a"])
    }

    func testNoStackIsEmpty() {
        XCTAssertNil(EntryStack([]))
    }

    func testStacksAreEqualByTheirEntries() throws {
        XCTAssertEqual(try state("b").root.stack, try state("b").root.stack)
        XCTAssertNotEqual(try state("b").root.stack, try state("c").root.stack)
        XCTAssertNotEqual(try state("b").root.stack, try state().root.stack)
        XCTAssertFalse(try state("b").root.stack.isIdentical(to: state("b").root.stack))
    }

    func testEntriesAboveTheSharedPartAreFound() throws {
        let state = try state("b")
        let common = state.root.stack
        let left = try state.applying(.push("c")).root.stack
        let right = try state.applying(.sequence([.push("d"), .push("e")])).root.stack
        XCTAssertEqual(routes(of: left, beyond: right), ["c"])
        XCTAssertEqual(routes(of: right, beyond: left), ["e", "d"])
        XCTAssertEqual(routes(of: common, beyond: right), [])
        XCTAssertEqual(routes(of: right, beyond: common), ["e", "d"])
    }

    /// Recursion would overflow the call stack.
    func testAStackOfAHundredThousandIsReleasedWithoutRecursion() throws {
        var state = try state()
        for _ in 1...100_000 { state = try state.applying(.push("b")) }
        XCTAssertEqual(state.root.stack.count, 100_001)
        state = try state.applying(.root("a"))
        XCTAssertEqual(state.root.stack.count, 1)
    }

    private func routes(of stack: EntryStack, beyond other: EntryStack) -> [RouteName] {
        var routes: [RouteName] = []
        stack.forEach(beyond: other) { routes.append($0.route) }
        return routes
    }

    /// The screen `a` with others above it.
    private func state(_ routes: RouteName...) throws -> NavigationState {
        try NavigationState(root: "a").applying(.sequence(routes.map { .push($0, .none) }))
    }
}
