import WaylineRouting
import XCTest

final class EntryStackTests: XCTestCase {
    func testACopyKeepsWhatItHad() throws {
        var stack = try stack(1, 2)
        let copy = stack
        stack.push(entry(3))
        XCTAssertTrue(stack.pop())
        XCTAssertTrue(stack.pop())
        XCTAssertEqual(copy.map(\.id), [2, 1])
        XCTAssertEqual(stack.map(\.id), [1])
    }

    func testTheLastEntryStays() {
        var stack = EntryStack(entry(1))
        XCTAssertFalse(stack.pop())
        XCTAssertEqual(stack.top.id, 1)
    }

    func testPoppingToWhatIsNotThereRemovesNothing() throws {
        var stack = try stack(1, 2, 3)
        XCTAssertFalse(stack.pop(to: "4"))
        XCTAssertEqual(stack.count, 3)
        XCTAssertTrue(stack.pop(to: "2"))
        XCTAssertEqual(stack.elements.map(\.id), [1, 2])
    }

    func testNoStackIsEmpty() {
        XCTAssertNil(EntryStack([]))
    }

    func testStacksAreEqualByTheirEntries() throws {
        XCTAssertEqual(try stack(1, 2), try stack(1, 2))
        XCTAssertNotEqual(try stack(1, 2), try stack(2, 2))
        XCTAssertNotEqual(try stack(1, 2), try stack(2))
        XCTAssertFalse(try stack(1, 2).isIdentical(to: stack(1, 2)))
    }

    func testEntriesAboveTheSharedPartAreFound() throws {
        let common = try stack(1, 2)
        var (left, right) = (common, common)
        left.push(entry(3))
        right.push(entry(4))
        right.push(entry(5))
        XCTAssertEqual(ids(of: left, beyond: right), [3])
        XCTAssertEqual(ids(of: right, beyond: left), [5, 4])
        XCTAssertEqual(ids(of: common, beyond: right), [])
        XCTAssertEqual(ids(of: right, beyond: common), [5, 4])
    }

    /// Recursion would overflow the call stack.
    func testAStackOfAHundredThousandIsReleasedWithoutRecursion() {
        var stack = EntryStack(entry(0))
        for id in 1...100_000 { stack.push(entry(id)) }
        XCTAssertEqual(stack.count, 100_001)
        stack = EntryStack(entry(0))
        XCTAssertEqual(stack.count, 1)
    }

    private func ids(of stack: EntryStack, beyond other: EntryStack) -> [Int] {
        var ids: [Int] = []
        stack.forEach(beyond: other) { ids.append($0.id) }
        return ids
    }

    private func stack(_ ids: Int...) throws -> EntryStack {
        try XCTUnwrap(EntryStack(ids.map(entry)))
    }

    private func entry(_ id: Int) -> NavigationEntry {
        NavigationEntry(id: id, Destination(RouteName(rawValue: "\(id)"), .none))
    }
}
