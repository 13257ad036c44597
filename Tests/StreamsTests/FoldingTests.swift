import Binding
import WaylineStreams
import XCTest

final class FoldingTests: XCTestCase {
    private let numbers = [3, 1, 2].publisher
    private let nothing = Empty<Int, Never>()

    func testFoldsSendOneResultAtTheEnd() {
        XCTAssertEqual(numbers.reduce(10, +).record().values, [16])
        XCTAssertEqual(numbers.collect().record().values, [[3, 1, 2]])
        XCTAssertEqual(numbers.count().record().values, [3])
        XCTAssertEqual(numbers.last().record().values, [2])
        XCTAssertEqual(numbers.last { $0 > 2 }.record().values, [3])
        XCTAssertEqual(numbers.min().record().values, [1])
        XCTAssertEqual(numbers.max().record().values, [3])
    }

    func testFoldsOfNothingSendWhatTheyHave() {
        XCTAssertEqual(nothing.reduce(10, +).record().values, [10])
        XCTAssertEqual(nothing.collect().record().values, [[]])
        XCTAssertEqual(nothing.count().record().values, [0])
        XCTAssertEqual(nothing.contains(1).record().values, [false])
        XCTAssertEqual(nothing.allSatisfy { _ in false }.record().values, [true])
    }

    func testFoldsOfAnEmptyOptionalAreThoseOfAnyEmptyStream() {
        let none = Int?.none.publisher
        XCTAssertEqual(none.reduce(10, +).record().values, [10])
        XCTAssertEqual(none.collect().record().values, [[]])
        XCTAssertEqual(none.count().record().values, [0])
        XCTAssertEqual(none.contains(1).record().values, [false])
        XCTAssertEqual(none.allSatisfy { _ in false }.record().values, [true])
    }

    func testOperatorsThatNeedAValueSendNoneOfAnEmptyStream() {
        XCTAssertEqual(nothing.first().record().values, [])
        XCTAssertEqual(nothing.last().record().values, [])
        XCTAssertEqual(nothing.max().record().values, [])
        XCTAssertEqual(nothing.first().record(.none).ending, "finished")
    }

    func testFoldsThatAreCertainCancelAndFinish() {
        let folds: [(ManualPublisher<Int, Never>) -> AnyPublisher<String, Never>] = [
            { $0.first().map { "\($0)" }.eraseToAnyPublisher() },
            { $0.first { $0 == 1 }.map { "\($0)" }.eraseToAnyPublisher() },
            { $0.contains(1).map { "\($0)" }.eraseToAnyPublisher() },
            { $0.contains { $0 == 1 }.map { "\($0)" }.eraseToAnyPublisher() },
            { $0.allSatisfy { $0 != 1 }.map { "\($0)" }.eraseToAnyPublisher() },
        ]
        for (fold, result) in zip(folds, ["1", "1", "true", "true", "false"]) {
            let source = ManualPublisher<Int, Never>()
            let recorder = fold(source).record()
            source.send(1, 2)
            XCTAssertEqual(recorder.values, [result])
            XCTAssertEqual(recorder.ending, "finished")
            XCTAssertEqual(source.cancellations, 1)
        }
    }

    func testOfEqualValuesTheFirstIsTheLeastAndTheGreatest() {
        let words = ["aa", "b", "cc", "d"].publisher
        XCTAssertEqual(words.min { $0.count < $1.count }.record().values, ["b"])
        XCTAssertEqual(words.max { $0.count < $1.count }.record().values, ["aa"])
    }

    func testCollectByCountAsksForWholeGroupsAndSendsTheRest() {
        let source = ManualPublisher<Int, Never>()
        let recorder = source.collect(2).record(.max(1))
        XCTAssertEqual(source.requests, [.max(2)])
        source.send(1, 2, 3)
        XCTAssertEqual(recorder.values, [[1, 2]])
        let all = [1, 2, 3].publisher.collect(2).record()
        XCTAssertEqual(all.values, [[1, 2], [3]])
        XCTAssertEqual(numbers.collect(0).record().values, [[3], [1], [2]])
    }

    func testTheRestOfACollectionWaitsUntilItIsAskedFor() {
        let recorder = [1, 2, 3].publisher.collect(2).record(.max(1))
        XCTAssertEqual(recorder.values, [[1, 2]])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [[1, 2], [3]])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testReplaceEmptySendsAValueInThePlaceOfNone() {
        XCTAssertEqual(numbers.replaceEmpty(with: 0).record().values, [3, 1, 2])
        let recorder = nothing.replaceEmpty(with: 0).record(.none)
        XCTAssertEqual(recorder.ending, "")
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [0])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testIgnoreOutputSendsOnlyTheEnd() {
        let recorder = numbers.ignoreOutput().record(.none)
        XCTAssertEqual(recorder.ending, "finished")
    }
}
