import BenchmarkKit
import XCTest

final class FigureTests: XCTestCase {
    func testTwoPlacesAreKeptAndRounded() {
        XCTAssertEqual(Figure(1.256).description, "1.26")
        XCTAssertEqual(Figure(0.999).description, "1")
    }

    func testTrailingZerosAreLeftOut() {
        XCTAssertEqual(Figure(80).description, "80")
        XCTAssertEqual(Figure(1.3).description, "1.3")
    }

    func testAZeroAfterThePointIsKept() {
        XCTAssertEqual(Figure(2.05).description, "2.05")
    }

    func testNegativeFiguresKeepTheirSign() {
        XCTAssertEqual(Figure(-0.5).description, "-0.5")
        XCTAssertEqual(Figure(-0.001).description, "0")
    }
}
