import Binding
import WaylineStreams
import XCTest

final class ErasureTests: XCTestCase {
    private let source = ManualPublisher<Int, TestFailure>()

    func testAnErasedPublisherPassesEverythingOn() {
        let recorder = source.eraseToAnyPublisher().record(.max(2), demandForEach: .max(1))
        source.send(1)
        XCTAssertEqual(source.requests, [.max(2)])
        XCTAssertEqual(source.answer, .max(1))
        source.send(completion: .failure(.broken))
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testAnErasedSubscriberKeepsItsIdentity() {
        let recorder = Recorder<Int, TestFailure>()
        let erased = AnySubscriber(recorder)
        XCTAssertEqual(erased.combineIdentifier, recorder.combineIdentifier)
        XCTAssertEqual(AnySubscriber(erased).combineIdentifier, recorder.combineIdentifier)
    }

    func testASubscriberOfClosuresHearsWhatTheyAreFor() {
        var heard: [String] = []
        source.subscribe(
            AnySubscriber<Int, TestFailure>(
                receiveSubscription: { $0.request(.max(3)) },
                receiveValue: {
                    heard.append("\($0)")
                    return .max(2)
                },
                receiveCompletion: { _ in heard.append("end") }))
        source.send(1)
        source.send(completion: .finished)
        XCTAssertEqual(heard, ["1", "end"])
        XCTAssertEqual(source.requests, [.max(3)])
        XCTAssertEqual(source.answer, .max(2))
    }

    func testASubscriberWithoutClosuresAsksForNothing() {
        source.subscribe(AnySubscriber<Int, TestFailure>())
        source.send(1)
        XCTAssertEqual(source.requests, [])
        XCTAssertEqual(source.answer, .none)
    }

    func testASubjectIsASubscriberToo() {
        let subject = PassthroughSubject<Int, TestFailure>()
        let recorder = subject.record()
        source.subscribe(AnySubscriber(subject))
        source.send(1)
        source.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
    }
}
