import Binding
import WaylineStreams
import XCTest

final class FilteringTests: XCTestCase {
    private let numbers = (1...6).publisher

    func testFilterLeavesOutAndAsksForAnother() {
        XCTAssertEqual(numbers.filter { $0.isMultiple(of: 2) }.record(.max(2)).values, [2, 4])
    }

    func testASkippedValueIsAskedForAgainOnlyByOneThatCounts() {
        let source = ManualPublisher<Int, Never>()
        let counting = source.filter { _ in false }.record(.max(1))
        source.send(1)
        XCTAssertEqual(source.answer, .max(1))
        counting.request(.unlimited)
        source.send(2)
        XCTAssertEqual(source.answer, .none)
    }

    func testRemoveDuplicatesComparesWithTheValueBefore() {
        let values = [1, 1, 2, 2, 1].publisher
        XCTAssertEqual(values.removeDuplicates().record().values, [1, 2, 1])
        let parity = [1, 3, 4, 6, 7].publisher.removeDuplicates { $0 % 2 == $1 % 2 }
        XCTAssertEqual(parity.record().values, [1, 4, 7])
    }

    func testDropLeavesOutTheBeginning() {
        XCTAssertEqual(numbers.dropFirst().record().values, [2, 3, 4, 5, 6])
        XCTAssertEqual(numbers.dropFirst(4).record(.max(1)).values, [5])
        XCTAssertEqual(numbers.dropFirst(-1).record().values.count, 6)
        XCTAssertEqual([1, 5, 2].publisher.drop { $0 < 3 }.record().values, [5, 2])
    }

    func testPrefixFinishesAfterItsLastValueAndCancels() {
        let source = ManualPublisher<Int, Never>()
        let recorder = source.prefix(2).record()
        source.send(1, 2, 3)
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(source.cancellations, 1)
    }

    func testAPrefixOfNothingFinishesUnasked() {
        for length in [0, -1] {
            let source = ManualPublisher<Int, Never>()
            let recorder = source.prefix(length).record(.none)
            XCTAssertEqual(recorder.ending, "finished")
            XCTAssertEqual(source.cancellations, 1)
        }
    }

    func testPrefixWhileFinishesAtTheFirstNo() {
        let recorder = [1, 5, 2].publisher.prefix { $0 < 3 }.record()
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testOutputSendsTheNamedPlaces() {
        XCTAssertEqual(numbers.output(at: 2).record(.max(1)).values, [3])
        XCTAssertEqual(numbers.output(in: 1...2).record().values, [2, 3])
        XCTAssertEqual(numbers.output(in: 4...).record().values, [5, 6])
        XCTAssertEqual(numbers.output(in: ..<2).record().values, [1, 2])
        XCTAssertEqual(numbers.output(at: -1).record().values, [])
        XCTAssertEqual(numbers.output(at: 9).record().values, [])
    }
}
