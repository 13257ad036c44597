import Binding
import WaylineStreams
import XCTest

/// Observables and derived values, heard by subscribers that ask for values in parts.
final class ValuesAsPublishersTests: XCTestCase {
    func testAReadInATransactionIsTheNewValueAndNotifiedOnce() {
        let number = Observable(0)
        let recorder = number.record(.max(1))
        transaction {
            number.value = 1
            recorder.request(.max(2))
            number.value = 2
            XCTAssertEqual(recorder.values, [0])
        }
        XCTAssertEqual(recorder.values, [0, 2])
    }

    func testAReadInATransactionIsCorrectedAtItsEnd() {
        let number = Observable(1)
        let recorder = number.removeDuplicates().record(.max(1))
        number.value = 5
        transaction {
            number.value = 6
            recorder.request(.max(2))
            XCTAssertEqual(recorder.values, [1, 6])
            number.value = 5
        }
        XCTAssertEqual(recorder.values, [1, 6, 5])
    }

    func testAJoinOfStreamsHearsADiamondOnce() {
        let number = Observable(1)
        let sum = number.map { $0 * 10 }.combineLatest(number) { $0 + $1 }
        let recorder = sum.record(.max(2))
        number.value = 2
        number.value = 3
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [11, 22, 33])
    }
}
