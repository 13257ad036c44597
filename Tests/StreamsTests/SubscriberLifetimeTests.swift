import Binding
import Foundation
import WaylineStreams
import XCTest

/// A subscriber is kept until its subscription is over, and released once, whatever its type.
final class SubscriberLifetimeTests: XCTestCase {
    func testASmallStructIsReleasedAtTheEnd() {
        check { Small(log: $0, token: $0.token) }
    }

    func testALargeStructIsReleasedAtTheEnd() {
        check { Large(log: $0, token: $0.token) }
    }

    func testAStructThatCannotMoveBitByBitIsReleasedAtTheEnd() {
        check { WithWeak(token: $0.token, weakLog: $0) }
    }

    func testASubscriberIsReleasedWithASubscriptionThatNeverEnds() {
        let log = Log()
        weak let released = log.token
        Empty<Int, Never>(completeImmediately: false).map { $0 + 1 }.subscribe(
            Large(log: log, token: log.token))
        log.subscriptions = []
        log.token = nil
        XCTAssertNil(released)
    }

    /// Keeps the subscriptions, so that it is their end that releases the subscribers.
    private func check<S: Subscriber<Int, Never>>(_ make: (Log) -> S) {
        for isCancelled in [false, true] {
            let subject = PassthroughSubject<Int, Never>()
            let log = Log()
            weak let released = log.token
            subject.map { $0 * 2 }.subscribe(make(log))
            subject.subscribe(make(log))
            log.token = nil
            subject.send(1)
            XCTAssertEqual(log.values, [2, 1])
            XCTAssertNotNil(released)
            if isCancelled {
                for subscription in log.subscriptions { subscription.cancel() }
            } else {
                subject.send(completion: .finished)
            }
            XCTAssertNil(released)
            subject.send(2)
            XCTAssertEqual(log.values, [2, 1])
        }
    }
}

private final class Log {
    var values: [Int] = []
    var subscriptions: [any Subscription] = []

    /// Held by the subscribers, as long as they live.
    var token: NSObject? = NSObject()
}

private protocol LoggingSubscriber: Subscriber<Int, Never> {
    var log: Log { get }
}

extension LoggingSubscriber {
    func receive(subscription: any Subscription) {
        log.subscriptions.append(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        log.values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}

private struct Small: LoggingSubscriber {
    var combineIdentifier: CombineIdentifier { CombineIdentifier(log) }
    let log: Log
    let token: NSObject?
}

private struct Large: LoggingSubscriber {
    let combineIdentifier = CombineIdentifier()
    let log: Log
    let token: NSObject?
    let others = (1, 2, 3)
}

private struct WithWeak: LoggingSubscriber {
    let token: NSObject?
    weak var weakLog: Log?

    var log: Log { weakLog! }
    var combineIdentifier: CombineIdentifier { CombineIdentifier(log) }
}
