import Binding
import WaylineStreams
import XCTest

final class DemandTests: XCTestCase {
    private typealias Demand = Subscribers.Demand

    func testANegativeNumberAsksForNone() {
        XCTAssertEqual(Demand.max(-1), .none)
        XCTAssertEqual(Demand.max(.min), .none)
        XCTAssertEqual(Demand.max(1) - 2, .none)
        XCTAssertEqual(Demand.max(2) * -3, .none)
        XCTAssertEqual(Demand.unlimited * -3, .none)
    }

    func testADemandThatIsTooLargeIsUnlimited() {
        XCTAssertEqual(Demand.max(.max - 1) + .max(2), .unlimited)
        XCTAssertEqual(Demand.max(.max - 1) + 2, .unlimited)
        XCTAssertEqual(Demand.max(.max / 2) * 3, .unlimited)
        XCTAssertNil(Demand.max(.max).max)
    }

    func testUnlimitedLessANumberStaysUnlimited() {
        XCTAssertEqual(Demand.unlimited - .max(5), .unlimited)
        XCTAssertEqual(Demand.unlimited - .unlimited, .unlimited)
        XCTAssertEqual(Demand.max(5) - .unlimited, .none)
    }

    func testDemandsAreOrderedAndComparedToNumbers() {
        XCTAssertLessThan(Demand.none, .max(1))
        XCTAssertLessThan(Demand.max(1), .unlimited)
        XCTAssertTrue(Demand.max(3) == 3 && 3 == Demand.max(3))
        XCTAssertTrue(Demand.unlimited > Int.max && Int.max < Demand.unlimited)
        XCTAssertTrue(Demand.max(3) >= 3 && Demand.max(3) != 4)
    }

    func testADemandDescribesItself() {
        XCTAssertEqual("\(Demand.unlimited) \(Demand.max(2))", "unlimited max(2)")
    }
}
