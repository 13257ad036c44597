import Foundation
import WaylineRouting
import XCTest

final class PersistentStackTests: XCTestCase {
    func testACopyKeepsWhatItHad() {
        var stack = PersistentStack(1)
        stack.push(2)
        let copy = stack
        stack.push(3)
        XCTAssertTrue(stack.pop())
        XCTAssertTrue(stack.pop())
        XCTAssertEqual(copy.elements, [1, 2])
        XCTAssertEqual(stack.elements, [1])
    }

    func testTheLastElementStays() {
        var stack = PersistentStack(1)
        XCTAssertFalse(stack.pop())
        XCTAssertEqual(stack.top, 1)
    }

    func testPoppingToWhatIsNotThereTakesNothingAway() {
        var stack = PersistentStack(contentsOf: [1, 2, 3])
        XCTAssertEqual(stack?.pop { $0 == 4 }, false)
        XCTAssertEqual(stack?.elements, [1, 2, 3])
        XCTAssertEqual(stack?.pop { $0 < 3 }, true)
        XCTAssertEqual(stack?.elements, [1, 2])
    }

    func testNoStackIsEmpty() {
        XCTAssertNil(PersistentStack(contentsOf: [Int]()))
    }

    func testStacksAreEqualByTheirElements() {
        XCTAssertEqual(PersistentStack(contentsOf: [1, 2]), PersistentStack(contentsOf: [1, 2]))
        XCTAssertNotEqual(
            PersistentStack(contentsOf: [1, 2]), PersistentStack(contentsOf: [2, 2]))
        XCTAssertNotEqual(PersistentStack(contentsOf: [1, 2]), PersistentStack(contentsOf: [2]))
    }

    func testElementsAboveTheSharedPartAreFound() throws {
        let common = try XCTUnwrap(PersistentStack(contentsOf: [1, 2]))
        var (left, right) = (common, common)
        left.push(3)
        right.push(4)
        right.push(5)
        XCTAssertEqual(left.elements(beyond: right), [3])
        XCTAssertEqual(right.elements(beyond: left), [4, 5])
        XCTAssertEqual(common.elements(beyond: right), [])
        XCTAssertEqual(right.elements(beyond: common), [4, 5])
    }

    func testAStackOfAHundredThousandIsReleasedWithoutRecursion() {
        weak var bottom: AnyObject?
        do {
            let object = NSObject()
            bottom = object
            var stack = PersistentStack<AnyObject>(object)
            for _ in 1...100_000 { stack.push(object) }
            XCTAssertEqual(stack.count, 100_001)
        }
        XCTAssertNil(bottom)
    }
}
