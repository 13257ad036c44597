import Binding
import WaylineStreams
import XCTest

/// What a stream holds is let go of when it is cancelled and when it ends.
final class ReleaseTests: XCTestCase {
    typealias Stream = AnyPublisher<Int, TestFailure>

    private let scheduler = TestScheduler()
    private let other = PassthroughSubject<Int, TestFailure>()

    private func streams(of source: Stream) -> KeyValuePairs<String, Stream> {
        let other = other
        return [
            "append": source.append(other).eraseToAnyPublisher(),
            "catch": source.catch { _ in other }.eraseToAnyPublisher(),
            "retry": source.retry(0).eraseToAnyPublisher(),
            "flatMapLatest": source.flatMapLatest { _ in other }.eraseToAnyPublisher(),
            "flatMap": source.flatMap { _ in other }.eraseToAnyPublisher(),
            "merge": source.merge(with: other).eraseToAnyPublisher(),
            "combineLatest": source.combineLatest(other) { $0 + $1 }.eraseToAnyPublisher(),
            "zip": source.zip(other) { $0 + $1 }.eraseToAnyPublisher(),
            "share": source.share().eraseToAnyPublisher(),
            "debounce": source.debounce(for: .seconds(1), scheduler: scheduler)
                .eraseToAnyPublisher(),
            "throttle": source.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
                .eraseToAnyPublisher(),
            "delay": source.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher(),
            "timeout": source.timeout(.seconds(1), scheduler: scheduler).eraseToAnyPublisher(),
            "receive": source.receive(on: scheduler).eraseToAnyPublisher(),
            "subscribe": source.subscribe(on: scheduler).eraseToAnyPublisher(),
        ]
    }

    /// Subscribes to every stream and checks that `end` lets go of the subscriber.
    private func check(
        _ line: UInt = #line,
        _ end: (Recorder<Int, TestFailure>, PassthroughSubject<Int, TestFailure>) -> Void
    ) {
        for index in 0..<streams(of: other.eraseToAnyPublisher()).count {
            let source = PassthroughSubject<Int, TestFailure>()
            let (name, stream) = streams(of: source.eraseToAnyPublisher())[index]
            weak var held: Recorder<Int, TestFailure>?
            do {
                let recorder = stream.record()
                held = recorder
                scheduler.advance()
                source.send(1)
                end(recorder, source)
                recorder.forget()
                scheduler.advance()
            }
            XCTAssertNil(held, name, line: line)
            XCTAssertEqual(scheduler.pending, [], name, line: line)
        }
    }

    func testACancelLetsGo() {
        check { recorder, _ in recorder.cancel() }
    }

    func testACancelDuringADeliveryLetsGo() {
        check { recorder, source in
            recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
            other.send(1)
            source.send(1)
            other.send(1)
            scheduler.advance(by: .seconds(1))
            recorder.cancel()
        }
    }

    func testAFailureLetsGo() {
        check { recorder, source in
            source.send(completion: .failure(.broken))
            scheduler.advance(by: .seconds(1))
            if recorder.ending.isEmpty { recorder.cancel() }
        }
    }
}
