import Binding
import WaylineStreams
import XCTest

/// The rules for publishers without one above.
final class SourceContractTests: XCTestCase {
    private typealias Completion = Subscribers.Completion<TestFailure>

    /// Ends the stream, and then asks and cancels. The subscriber keeps its subscription.
    private func checkEnd<P: Publisher>(
        line: UInt = #line, _ publisher: P, end: () -> Void = {}
    ) {
        weak var held: AnyObject?
        do {
            let recorder = publisher.record()
            held = recorder
            end()
            let count = recorder.values.count
            recorder.request(.max(1))
            recorder.cancel()
            end()
            XCTAssertEqual(recorder.completions.count, 1, line: line)
            XCTAssertEqual(recorder.values.count, count, line: line)
        }
        XCTAssertNil(held, line: line)
    }

    /// Cancels before anything is asked for, and then asks and ends.
    private func checkCancel<P: Publisher>(
        line: UInt = #line, _ publisher: P, end: () -> Void = {}
    ) {
        weak var held: AnyObject?
        do {
            let recorder = publisher.record(.none)
            held = recorder
            recorder.cancel()
            recorder.request(.unlimited)
            recorder.cancel()
            end()
            XCTAssertEqual(recorder.completions.count + recorder.values.count, 0, line: line)
        }
        XCTAssertNil(held, line: line)
    }

    private func check<P: Publisher>(
        line: UInt = #line, _ publisher: P, end: () -> Void = {}
    ) {
        checkEnd(line: line, publisher, end: end)
        checkCancel(line: line, publisher, end: end)
    }

    func testSourcesThatEndByThemselves() {
        check(Just(1))
        check([1, 2].publisher)
        check(Optional(1).publisher)
        check(Result<Int, TestFailure>.success(1).publisher)
        check(Record(output: [1], completion: Completion.failure(.broken)))
        check(Future<Int, TestFailure> { $0(.success(1)) })
        check(Deferred { Just(1) })
    }

    func testSourcesThatEndAtOnce() {
        checkEnd(Empty<Int, Never>())
        checkEnd(Fail<Int, TestFailure>(error: .broken))
        checkEnd(Record(output: [Int](), completion: Completion.finished))
    }

    func testSourcesThatAreEnded() {
        let cancelled = PassthroughSubject<Int, TestFailure>()
        checkCancel(cancelled) { cancelled.send(completion: .finished) }
        for end in [Completion.finished, .failure(.broken)] {
            let subject = PassthroughSubject<Int, TestFailure>()
            checkEnd(subject) { subject.send(completion: end) }
            let current = CurrentValueSubject<Int, TestFailure>(0)
            checkEnd(current) { current.send(completion: end) }
        }
        var keep: [Future<Int, TestFailure>.Promise] = []
        checkEnd(Future { keep.append($0) }) { keep.forEach { $0(.failure(.broken)) } }
    }

    func testSourcesThatDoNotEnd() {
        let (value, signal) = (Observable(0), Signal<Int>())
        checkCancel(CurrentValueSubject<Int, TestFailure>(0))
        checkCancel(Empty<Int, Never>(completeImmediately: false))
        checkCancel(value) { value.value = 1 }
        checkCancel(value.map { $0 + 1 }) { value.value = 2 }
        checkCancel(signal) { signal.send(1) }
        let scheduler = TestScheduler()
        checkCancel(scheduler.timer(every: .seconds(1)).autoconnect()) {
            scheduler.advance(by: .seconds(2))
        }
        XCTAssertEqual(scheduler.pending, [])
    }
}
