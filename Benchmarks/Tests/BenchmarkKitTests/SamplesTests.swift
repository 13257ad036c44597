import BenchmarkKit
import XCTest

final class SamplesTests: XCTestCase {
    func testTheMinimumIsTheLeastInAnyOrder() {
        XCTAssertEqual(Samples([3, 1, 2]).minimum, 1)
    }

    func testTheMedianOfAnOddNumberStandsInTheMiddle() {
        XCTAssertEqual(Samples([9, 1, 2]).median, 2)
    }

    func testTheMedianOfAnEvenNumberIsTheMeanOfTheTwoInTheMiddle() {
        XCTAssertEqual(Samples([9, 1, 2, 4]).median, 3)
    }
}
