import Binding
import WaylineStreams
import XCTest

final class FailureTests: XCTestCase {
    private let source = ManualPublisher<Int, TestFailure>()

    func testAThrownErrorEndsTheStreamAndCancels() {
        for (name, attach) in Self.throwing {
            let source = ManualPublisher<Int, TestFailure>()
            let recorder = attach(source).record()
            source.send(1, 2, 3)
            source.send(completion: .finished)
            XCTAssertEqual(recorder.ending, "other", name)
            XCTAssertEqual(recorder.values, name == "removeDuplicates" ? ["1"] : [], name)
            XCTAssertEqual(source.cancellations, 1, name)
        }
    }

    func testMapErrorMakesAnotherFailure() {
        let recorder = source.mapError { _ in TestFailure.other }.record()
        source.send(1)
        source.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "other")
    }

    func testReplaceErrorSendsAValueWhenItIsAskedForAndFinishes() {
        let recorder = source.replaceError(with: 9).record(.max(1))
        source.send(1)
        source.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "")
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1, 9])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testTheReplacementWaitsAlsoWhereTheFailureComesAtTheSubscription() {
        let record = Record(output: [1], completion: .failure(TestFailure.broken))
        let recorder = record.replaceError(with: 9).record(.max(1))
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "")
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1, 9])
    }

    func testOneThatCancelsBeforeTheReplacementHearsNothing() {
        let recorder = source.replaceError(with: 9).record(.none)
        source.send(completion: .failure(.broken))
        recorder.cancel()
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "")
    }

    func testSetFailureTypeChangesNothingElse() {
        let recorder = [1, 2].publisher.setFailureType(to: TestFailure.self).record(.max(1))
        XCTAssertEqual(recorder.values, [1])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testAssertNoFailureLetsValuesAndTheEndPass() {
        let recorder = source.assertNoFailure().record()
        source.send(1)
        source.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
    }

    private typealias Attach = (ManualPublisher<Int, TestFailure>) -> AnyPublisher<
        String, any Error
    >

    private static func fail(_ value: Int) throws -> Bool { throw TestFailure.other }

    private static func fail(_ one: Int, _ other: Int) throws -> Bool { throw TestFailure.other }

    private static func failToAdd(_ one: Int, _ other: Int) throws -> Int {
        throw TestFailure.other
    }

    private static var throwing: [(String, Attach)] { mapping + filtering + folding }

    private static var mapping: [(String, Attach)] {
        [
            ("map", { $0.tryMap { try fail($0) }.text() }),
            ("compactMap", { $0.tryCompactMap { try fail($0) }.text() }),
            ("scan", { $0.tryScan(0, failToAdd).text() }),
        ]
    }

    private static var filtering: [(String, Attach)] {
        [
            ("filter", { $0.tryFilter { try fail($0) }.text() }),
            ("removeDuplicates", { $0.tryRemoveDuplicates { try fail($0, $1) }.text() }),
            ("prefix", { $0.tryPrefix { try fail($0) }.text() }),
            ("drop", { $0.tryDrop { try fail($0) }.text() }),
        ]
    }

    private static var folding: [(String, Attach)] {
        [
            ("reduce", { $0.tryReduce(0, failToAdd).text() }),
            ("first", { $0.tryFirst { try fail($0) }.text() }),
            ("last", { $0.tryLast { try fail($0) }.text() }),
            ("contains", { $0.tryContains { try fail($0) }.text() }),
            ("allSatisfy", { $0.tryAllSatisfy { try fail($0) }.text() }),
            ("min", { $0.tryMin { try fail($0, $1) }.text() }),
            ("max", { $0.tryMax { try fail($0, $1) }.text() }),
        ]
    }
}

extension Publisher where Failure == any Error {
    fileprivate func text() -> AnyPublisher<String, any Error> {
        map { "\($0)" }.eraseToAnyPublisher()
    }
}
