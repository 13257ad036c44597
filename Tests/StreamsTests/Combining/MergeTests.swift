import Binding
import WaylineStreams
import XCTest

final class MergeTests: XCTestCase {
    private let sources = (0..<8).map { _ in PassthroughSubject<Int, TestFailure>() }

    /// A merge of the first `count` sources.
    private func merge(_ count: Int) -> AnyPublisher<Int, TestFailure> {
        let s = sources
        return switch count {
        case 2: Publishers.Merge(s[0], s[1]).eraseToAnyPublisher()
        case 3: s[0].merge(with: s[1], s[2]).eraseToAnyPublisher()
        case 4: s[0].merge(with: s[1], s[2], s[3]).eraseToAnyPublisher()
        case 5: s[0].merge(with: s[1], s[2], s[3], s[4]).eraseToAnyPublisher()
        case 6: s[0].merge(with: s[1], s[2], s[3], s[4], s[5]).eraseToAnyPublisher()
        case 7: s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6]).eraseToAnyPublisher()
        default: s[0].merge(with: s[1], s[2], s[3], s[4], s[5], s[6], s[7]).eraseToAnyPublisher()
        }
    }

    func testEveryNumberOfPublishersIsHeardToTheEnd() {
        for count in 2...8 {
            let used = sources.prefix(count)
            let recorder = merge(count).record()
            for (index, source) in used.enumerated() { source.send(index) }
            XCTAssertEqual(recorder.values, Array(0..<count))
            recorder.cancel()
            used.forEach { $0.send(9) }
            XCTAssertEqual(recorder.values.count, count)
        }
    }

    func testItFinishesWithTheLast() {
        let recorder = merge(8).record()
        sources.dropLast().forEach { $0.send(completion: .finished) }
        XCTAssertEqual(recorder.ending, "")
        sources.last?.send(completion: .finished)
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testItFailsWithTheFirstFailure() {
        let recorder = merge(3).record()
        sources[1].send(completion: .failure(.broken))
        sources[0].send(1)
        sources[2].send(completion: .failure(.other))
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testManyAreMerged() {
        let recorder = Publishers.MergeMany(sources.prefix(2)).merge(with: sources[5]).record()
        sources[5].send(5)
        sources[0].send(0)
        sources[3].send(3)
        XCTAssertEqual(recorder.values, [5, 0])
    }

    func testAMergeOfNothingFinishes() {
        XCTAssertEqual(Publishers.MergeMany<Just<Int>>([]).record().ending, "finished")
    }

    func testValuesWaitUntilTheyAreAskedForInTheOrderOfArrival() {
        let recorder = merge(2).record(.max(1))
        sources[1].send(1)
        sources[1].send(2)
        sources[0].send(3)
        XCTAssertEqual(recorder.values, [1])
        recorder.request(.max(2))
        XCTAssertEqual(recorder.values, [1, 2, 3])
    }

    func testCancellingInTheSubscriptionSubscribesToNothing() {
        let source = ManualPublisher<Int, TestFailure>()
        let recorder = Recorder<Int, TestFailure>()
        recorder.onSubscription = { $0.cancel() }
        source.merge(with: source).subscribe(recorder)
        XCTAssertEqual(source.subscribers.count, 0)
        XCTAssertEqual(recorder.ending, "")
    }
}
