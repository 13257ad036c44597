import Binding
import XCTest

/// What holds for every operator, however badly the publisher above behaves.
final class OperatorContractTests: XCTestCase {
    private typealias Heard = OperatorCase.Heard

    private func check(
        _ cases: [OperatorCase], _ demand: Subscribers.Demand = .unlimited,
        _ rule: (OperatorCase.Source, Heard, String) -> Void
    ) {
        for operatorCase in cases {
            let source = OperatorCase.Source()
            rule(source, operatorCase.record(source, demand), operatorCase.name)
        }
    }

    private let all = OperatorCase.elementwise + OperatorCase.folding

    func testNoMoreIsSentThanWasAskedFor() {
        check(OperatorCase.elementwise, .max(1)) { source, heard, name in
            heard.subscribe()
            source.send(1, 2, 3)
            XCTAssertEqual(heard.values().count, 1, name)
        }
    }

    func testOneThatAsksForNothingGetsNothing() {
        check(all, .max(-1)) { source, heard, name in
            heard.subscribe()
            source.send(1, 2, 3)
            XCTAssertEqual(heard.values(), [], name)
            heard.request(.none)
            XCTAssertEqual(heard.values(), [], name)
        }
    }

    func testDemandIsPassedUp() {
        check(OperatorCase.elementwise, .max(2)) { source, heard, name in
            heard.subscribe()
            heard.request(.max(3))
            heard.request(.none)
            XCTAssertEqual(source.requests, [.max(2), .max(3)], name)
        }
    }

    func testAFoldAsksForEverythingAndKeepsItsResultUntilItIsAskedFor() {
        check(OperatorCase.folding, .none) { source, heard, name in
            heard.subscribe()
            XCTAssertEqual(source.requests, [.unlimited], name)
            source.send(1, 2, 3)
            source.send(completion: .finished)
            XCTAssertEqual(heard.values(), [], name)
            XCTAssertEqual(heard.ending(), "", name)
            heard.request(.max(1))
            XCTAssertEqual(heard.values().count, 1, name)
            XCTAssertEqual(heard.ending(), "finished", name)
            heard.request(.max(1))
            XCTAssertEqual(heard.values().count, 1, name)
        }
    }

    func testTheStreamEndsOnceAndNothingFollows() {
        check(all) { source, heard, name in
            heard.subscribe()
            source.send(1, 2)
            source.send(completion: .finished)
            let values = heard.values()
            source.send(3)
            source.send(completion: .failure(.broken))
            source.send(completion: .finished)
            XCTAssertEqual(heard.values(), values, name)
            XCTAssertEqual(heard.ending(), "finished", name)
        }
    }

    func testAFailureIsPassedOnOnce() {
        check(all) { source, heard, name in
            heard.subscribe()
            source.send(completion: .failure(.broken))
            source.send(completion: .failure(.other))
            source.send(1)
            XCTAssertEqual(heard.values(), [], name)
            XCTAssertEqual(heard.ending(), "broken", name)
        }
    }

    func testACancelledSubscriberHearsNothingMore() {
        check(all) { source, heard, name in
            heard.subscribe()
            heard.cancel()
            heard.cancel()
            XCTAssertEqual(source.cancellations, 1, name)
            source.send(1, 2)
            source.send(completion: .finished)
            XCTAssertEqual(heard.values(), [], name)
            XCTAssertEqual(heard.ending(), "", name)
        }
    }

    func testOneThatCancelsAtItsSubscriptionHearsNothing() {
        check(all) { source, heard, name in
            heard.onSubscription {}
            heard.subscribe()
            source.send(1, 2)
            source.send(completion: .finished)
            XCTAssertEqual(source.requests, [], name)
            XCTAssertEqual(source.cancellations, 1, name)
            XCTAssertEqual(heard.values(), [], name)
            XCTAssertEqual(heard.ending(), "", name)
        }
    }

    func testOneThatCancelsAtAValueHearsNothingMore() {
        check(all) { source, heard, name in
            heard.onValue { heard.cancel() }
            heard.subscribe()
            source.send(1, 2, 3)
            source.send(completion: .finished)
            XCTAssertEqual(heard.values().count, 1, name)
            XCTAssertEqual(heard.ending(), "", name)
        }
    }

    func testASecondSubscriptionIsCancelled() {
        check(all) { source, heard, name in
            heard.subscribe()
            source.sendSubscription()
            XCTAssertEqual(heard.subscriptions(), 1, name)
            XCTAssertEqual(source.cancellations, 1, name)
        }
    }

    func testWhatComesBeforeTheSubscriptionIsIgnoredButForTheEnd() {
        check(all) { source, heard, name in
            source.isSilent = true
            heard.subscribe()
            source.send(1)
            XCTAssertEqual(heard.values(), [], name)
            source.send(completion: .failure(.broken))
            XCTAssertEqual(heard.subscriptions(), 1, name)
            XCTAssertEqual(heard.ending(), "broken", name)
        }
    }

    func testADemandAfterTheEndIsIgnored() {
        check(all) { source, heard, name in
            heard.subscribe()
            source.send(completion: .failure(.broken))
            let requests = source.requests
            heard.request(.max(1))
            heard.cancel()
            XCTAssertEqual(source.requests, requests, name)
            XCTAssertEqual(source.cancellations, 0, name)
        }
    }
}
