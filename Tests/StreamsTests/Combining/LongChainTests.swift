import Binding
import WaylineStreams
import XCTest

/// Ten thousand operators in a row: subscribed, used, cancelled and released without nesting.
final class LongChainTests: XCTestCase {
    typealias Stream = AnyPublisher<Int, TestFailure>

    private func check(_ line: UInt = #line, _ step: (Stream) -> Stream) {
        let subject = PassthroughSubject<Int, TestFailure>()
        var stream = subject.eraseToAnyPublisher()
        for _ in 0..<10_000 { stream = step(stream) }
        let recorder = stream.record()
        subject.send(1)
        XCTAssertEqual(recorder.values.last, 1, line: line)
        recorder.cancel()
        recorder.forget()
        subject.send(2)
        XCTAssertNotEqual(recorder.values.last, 2, line: line)
    }

    func testStreamsThatFollowOneAnother() {
        check { $0.append(0).eraseToAnyPublisher() }
        check { $0.catch { Fail(error: $0) }.eraseToAnyPublisher() }
        check { $0.retry(1).eraseToAnyPublisher() }
        check {
            $0.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher()
        }
        check { $0.flatMapLatest { Just($0) }.eraseToAnyPublisher() }
    }

    func testStreamsHeardTogether() {
        let other = Empty<Int, TestFailure>()
        check { $0.flatMap { Just($0) }.eraseToAnyPublisher() }
        check { $0.merge(with: other).eraseToAnyPublisher() }
        check {
            $0.combineLatest(Just(1).setFailureType(to: TestFailure.self)) { value, _ in value }
                .eraseToAnyPublisher()
        }
    }

    func testStreamsInTime() {
        let scheduler = ImmediateScheduler.shared
        check { $0.receive(on: scheduler).eraseToAnyPublisher() }
        check { $0.delay(for: .seconds(1), scheduler: scheduler).eraseToAnyPublisher() }
        check {
            $0.throttle(for: .seconds(1), scheduler: scheduler, latest: true)
                .eraseToAnyPublisher()
        }
        check { $0.subscribe(on: scheduler).eraseToAnyPublisher() }
    }
}
