import Binding
import WaylineStreams
import XCTest

final class FutureTests: XCTestCase {
    private var promise: Future<Int, TestFailure>.Promise = { _ in }

    private func makeFuture() -> Future<Int, TestFailure> {
        Future { self.promise = $0 }
    }

    func testAPromiseKeptLaterServesAllInTheirOrder() {
        let future = makeFuture()
        var heard: [String] = []
        let tokens = ["a", "b"].map { name in
            future.sink(receiveCompletion: { _ in }, receiveValue: { heard.append("\(name)\($0)") })
        }
        promise(.success(1))
        XCTAssertEqual(heard, ["a1", "b1"])
        XCTAssertEqual(tokens.count, 2)
    }

    func testOnlyTheFirstResultCounts() {
        let future = makeFuture()
        promise(.success(1))
        promise(.success(2))
        promise(.failure(.broken))
        let recorder = future.record()
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testTheValueWaitsUntilItIsAskedForAndAFailureDoesNot() {
        let recorder = makeFuture().record(.none)
        promise(.success(1))
        XCTAssertEqual(recorder.values, [])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [1])
        let failing = makeFuture().record(.none)
        promise(.failure(.broken))
        XCTAssertEqual(failing.ending, "broken")
    }

    func testTheWorkStartsOnceBeforeAnyoneSubscribes() {
        var starts = 0
        let future = Future<Int, TestFailure> {
            starts += 1
            $0(.success(starts))
        }
        XCTAssertEqual(starts, 1)
        XCTAssertEqual(future.record().values, [1])
        XCTAssertEqual(future.record().values, [1])
    }

    func testOneThatCancelledHearsNothingAndIsReleased() {
        let future = makeFuture()
        weak var cancelled: Recorder<Int, TestFailure>?
        do {
            let recorder = future.record()
            cancelled = recorder
            recorder.cancel()
            recorder.forget()
        }
        XCTAssertNil(cancelled)
        promise(.success(1))
    }

    func testOneThatCancelsWhileOthersAreServedHearsNothing() {
        let future = makeFuture()
        let first = future.record()
        let second = future.record()
        first.onValue = { _ in second.cancel() }
        promise(.success(1))
        XCTAssertEqual(second.values, [])
        XCTAssertEqual(second.ending, "")
    }
}
