import BenchmarkKit
import XCTest

final class VerdictTests: XCTestCase {
    func testARowOverItsLimitFails() {
        let verdict = Verdict(.fixture(value: 21), noted: nil)

        XCTAssertEqual(verdict, .over)
        XCTAssertTrue(verdict.isFailure)
    }

    func testARowWithinItsLimitIsNotWorthARemark() {
        let reading = Reading.fixture(value: 20)

        XCTAssertNil(Verdict(reading, noted: nil).remark(on: reading))
        XCTAssertFalse(Verdict(reading, noted: nil).isFailure)
    }

    func testAKnownShortfallDoesNotFail() {
        XCTAssertFalse(Verdict(.fixture(value: 31.2), noted: 2.5).isFailure)
    }

    func testAKnownShortfallAQuarterWorseFails() {
        XCTAssertTrue(Verdict(.fixture(value: 31.25), noted: 2.5).isFailure)
    }

    func testAKnownShortfallThatKeepsItsLimitFails() {
        XCTAssertTrue(Verdict(.fixture(value: 20), noted: 2.5).isFailure)
    }

    func testEachRemarkNamesTheRowAndItsFigures() {
        XCTAssertEqual(
            remark(25, noted: nil), "over the limit: 'set' reached 2.5, the limit is 2.")
        XCTAssertEqual(
            remark(25, noted: 2.4), "known shortfall: 'set' reached 2.5, noted 2.4, the limit is 2."
        )
        XCTAssertEqual(
            remark(40, noted: 2.4),
            "worse than noted: 'set' reached 4, a quarter or more over the 2.4 in "
                + "KnownShortfalls.txt."
        )
        XCTAssertEqual(
            remark(15, noted: 2.4),
            """
            met now: 'set' reached 1.5, the limit is 2: \
            remove its line with 2.4 from KnownShortfalls.txt.
            """)
    }

    private func remark(_ value: Double, noted: Double?) -> String? {
        let reading = Reading.fixture(value: value)
        return Verdict(reading, noted: noted).remark(on: reading)
    }
}
