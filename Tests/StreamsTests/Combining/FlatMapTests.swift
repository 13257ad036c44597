import Binding
import WaylineStreams
import XCTest

final class FlatMapTests: XCTestCase {
    private let outer = ManualPublisher<Int, TestFailure>()
    private let inner = (0..<4).map { _ in ManualPublisher<Int, TestFailure>() }

    private func flatMap(
        _ limit: Subscribers.Demand = .unlimited
    ) -> some Publisher<Int, TestFailure> {
        outer.flatMap(maxPublishers: limit) { [inner] in inner[$0] }
    }

    func testAllPublishersAreHeardAtTheSameTime() {
        let recorder = flatMap().record()
        outer.send(0, 1)
        inner[0].send(1)
        inner[1].send(2)
        inner[0].send(3)
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertEqual(inner[0].requests, [.unlimited])
    }

    func testItFinishesWhenAllHaveFinished() {
        let recorder = flatMap().record()
        outer.send(0, 1)
        inner[0].send(completion: .finished)
        outer.send(completion: .finished)
        inner[0].send(9)
        XCTAssertEqual(recorder.ending, "")
        inner[1].send(completion: .finished)
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(recorder.values, [])
    }

    func testAFailureCancelsTheOthers() {
        let recorder = flatMap().record()
        outer.send(0, 1)
        inner[0].send(completion: .failure(.broken))
        inner[1].send(9)
        XCTAssertEqual(recorder.ending, "broken")
        XCTAssertEqual([outer.cancellations, inner[1].cancellations], [1, 1])
        XCTAssertEqual(recorder.values, [])
    }

    func testNoMorePublishersAreHeardThanAllowed() {
        _ = flatMap(.max(2)).record()
        outer.send(0, 1)
        XCTAssertEqual(outer.requests, [.max(2)])
        inner[0].send(completion: .finished)
        XCTAssertEqual(outer.requests, [.max(2), .max(1)])
    }

    func testAPublisherThatEndsAtOnceIsMadeUpForInTheAnswer() {
        let recorder = outer.flatMap(maxPublishers: .max(1)) { _ in
            Empty<Int, TestFailure>()
        }.record()
        outer.send(0)
        XCTAssertEqual(outer.requests, [.max(1)])
        XCTAssertEqual(outer.answer, .max(1))
        XCTAssertEqual(recorder.ending, "")
    }

    func testWithADemandEachPublisherIsAskedForOneValueAtATime() {
        let recorder = flatMap().record(.max(1))
        outer.send(0, 1)
        inner[1].send(10)
        inner[0].send(20)
        XCTAssertEqual(inner[1].answer, .max(1))
        XCTAssertEqual(inner[0].answer, .none)
        XCTAssertEqual(recorder.values, [10])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [10, 20])
        XCTAssertEqual(inner[0].requests, [.max(1), .max(1)])
    }

    func testValuesThatWaitAreHeardBeforeTheEnd() {
        let recorder = flatMap().record(.none)
        outer.send(0)
        inner[0].send(1)
        inner[0].send(completion: .finished)
        outer.send(completion: .finished)
        XCTAssertEqual(recorder.ending, "")
        recorder.request(.unlimited)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testAskingForAllAsksAllPublishers() {
        let recorder = flatMap().record(.max(1))
        outer.send(0, 1)
        recorder.request(.unlimited)
        XCTAssertEqual(inner[0].requests, [.max(1), .unlimited])
        XCTAssertEqual(inner[1].requests, [.max(1), .unlimited])
    }

    func testNoValueIsPulledAheadOfTheDemandWithoutEnd() {
        var made = 0
        let recorder = (1...).publisher.flatMap(maxPublishers: .max(1)) { value -> Just<Int> in
            made += 1
            return Just(value)
        }.record(.max(3))
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertLessThanOrEqual(made, 4)
    }

    func testACancelDuringADeliveryReachesAll() {
        let recorder = flatMap().record()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        outer.send(0, 1)
        inner[0].send(1, 2)
        outer.send(2)
        XCTAssertEqual(recorder.values, [1])
        XCTAssertEqual([outer, inner[0], inner[1]].map(\.cancellations), [1, 1, 1])
        XCTAssertEqual(inner[2].subscribers.count, 0)
    }

    func testAPublisherAddedDuringADeliveryIsHeard() {
        let recorder = flatMap().record()
        recorder.onValue = { [outer] in if $0 == 1 { outer.send(1) } }
        outer.send(0)
        inner[0].send(1)
        inner[1].send(2)
        XCTAssertEqual(recorder.values, [1, 2])
    }

    func testAHundredThousandSynchronousPublishersCostNoStack() {
        for limit in [Subscribers.Demand.unlimited, .max(1)] {
            var sum = 0
            let token = (1...100_000).publisher
                .flatMap(maxPublishers: limit) { Just($0) }
                .sink { sum += $0 }
            XCTAssertEqual(sum, 5_000_050_000)
            token.cancel()
        }
    }
}
