import Binding
import WaylineStreams
import XCTest

final class ChainTests: XCTestCase {
    private let length = 100_000

    private func chain<P: Publisher<Int, Never>>(on source: P) -> AnyPublisher<Int, Never> {
        var publisher = source.eraseToAnyPublisher()
        for _ in 0..<length { publisher = publisher.map { $0 + 1 }.eraseToAnyPublisher() }
        return publisher
    }

    func testAVeryLongChainDeliversIsCancelledAndReleased() {
        let subject = PassthroughSubject<Int, Never>()
        weak var sink: Recorder<Int, Never>?
        do {
            let recorder = chain(on: subject).record()
            sink = recorder
            subject.send(1)
            XCTAssertEqual(recorder.values, [length + 1])
            recorder.cancel()
            recorder.forget()
            subject.send(2)
            XCTAssertEqual(recorder.values, [length + 1])
        }
        XCTAssertNil(sink)
    }

    func testAVeryLongChainThatEndedIsReleased() {
        let subject = PassthroughSubject<Int, Never>()
        weak var sink: Recorder<Int, Never>?
        do {
            let recorder = chain(on: subject).record()
            sink = recorder
            recorder.forget()
            subject.send(completion: .finished)
            XCTAssertEqual(recorder.ending, "finished")
        }
        XCTAssertNil(sink)
    }

    func testAVeryLongChainOfASourceThatSendsAtOnceEndsAndIsReleased() {
        weak var sink: Recorder<Int, Never>?
        do {
            let recorder = chain(on: Just(1)).record()
            sink = recorder
            recorder.forget()
            XCTAssertEqual(recorder.values, [length + 1])
            XCTAssertEqual(recorder.ending, "finished")
        }
        XCTAssertNil(sink)
    }

    func testAVeryLongChainIsReleasedWithItsSource() {
        let source = ManualPublisher<Int, Never>()
        source.isSilent = true
        weak var sink: Recorder<Int, Never>?
        do {
            sink = chain(on: source).record()
        }
        XCTAssertNotNil(sink)
        source.forget()
        XCTAssertNil(sink)
    }

    func testAVeryLongChainAsksForOneValueAfterTheOther() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let recorder = chain(on: subject).record(.max(1), demandForEach: .max(1))
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(recorder.values, [length, length + 1, length + 2])
        recorder.demandForEach = .none
        subject.send(3)
        subject.send(4)
        XCTAssertEqual(recorder.values.count, 4)
        recorder.cancel()
    }
}
