import Binding
import WaylineStreams
import XCTest

/// A subscriber is kept until its subscription is over, and released once, whatever its type.
final class SubscriberLifetimeTests: XCTestCase {
    func testASmallStructIsReleasedAtTheEnd() {
        check { Small(log: $0, token: $1) }
    }

    func testALargeStructIsReleasedAtTheEnd() {
        check { Large(log: $0, token: $1) }
    }

    func testAStructWithALargeAlignmentIsReleasedAtTheEnd() {
        check { Aligned(log: $0, token: $1) }
    }

    func testAStructWithAWeakReferenceIsReleasedAtTheEnd() {
        check { WithWeak(token: $1, weakLog: $0) }
    }

    func testAnObjectIsReleasedAtTheEnd() {
        check { Object(log: $0, token: $1) }
    }

    func testASubscriberIsReleasedWithASubscriptionThatNeverEnds() {
        let never = Empty<Int, Never>(completeImmediately: false).map { $0 + 1 }
        for isSmall in [false, true] {
            let log = Log()
            if isSmall {
                never.subscribe(Small(log: log, token: Token(log)))
            } else {
                never.subscribe(Large(log: log, token: Token(log)))
            }
            XCTAssertEqual(log.releases, 0)
            log.subscriptions = []
            XCTAssertEqual(log.releases, 1)
        }
    }

    func testASubscriberThatCancelsInACallLivesUntilTheCallHasEnded() {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
        log.onValue = {
            for subscription in log.subscriptions { subscription.cancel() }
            XCTAssertEqual(log.releases, 0)
        }
        subject.map { $0 * 2 }.subscribe(Small(log: log, token: Token(log)))
        subject.send(1)
        XCTAssertEqual(log.values, [2])
        XCTAssertEqual(log.releases, 1)
    }

    func testASubscriberWithoutAPlaceIsNamedByItsType() {
        let (signal, log) = (Signal<Int>(), Log())
        signal.subscribe(Small(log: log, token: Token(log)))
        XCTAssertEqual(signal.bindingSites.map(\.description), ["Small:0"])
        for subscription in log.subscriptions { subscription.cancel() }
    }

    /// Keeps the subscriptions, so that it is their end that releases the subscribers.
    private func check<S: Subscriber<Int, Never>>(_ make: (Log, Token) -> S) {
        for isCancelled in [false, true] {
            let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
            subject.map { $0 * 2 }.subscribe(make(log, Token(log)))
            subject.subscribe(make(log, Token(log)))
            subject.send(1)
            XCTAssertEqual(log.values, [2, 1])
            XCTAssertEqual(log.releases, 0)
            if isCancelled {
                for subscription in log.subscriptions { subscription.cancel() }
            } else {
                subject.send(completion: .finished)
            }
            XCTAssertEqual(log.releases, 2)
            subject.send(2)
            XCTAssertEqual(log.values, [2, 1])
        }
    }
}

private final class Log {
    var values: [Int] = []
    var subscriptions: [any Subscription] = []
    var onValue: () -> Void = {}

    /// The number of tokens that were released.
    var releases = 0
}

/// Held by a subscriber, as long as it lives.
private final class Token {
    private let log: Log

    init(_ log: Log) { self.log = log }

    deinit { log.releases += 1 }
}

private protocol LoggingSubscriber: Subscriber<Int, Never> {
    var log: Log { get }
}

extension LoggingSubscriber {
    var combineIdentifier: CombineIdentifier { CombineIdentifier(log) }

    func receive(subscription: any Subscription) {
        log.subscriptions.append(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ input: Int) -> Subscribers.Demand {
        log.onValue()
        log.values.append(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}

private struct Small: LoggingSubscriber {
    let log: Log
    let token: Token
}

private struct Large: LoggingSubscriber {
    let log: Log
    let token: Token
    let other = 1
}

private struct Aligned: LoggingSubscriber {
    let log: Log
    let token: Token
    let other = SIMD2(1, 2)
}

private struct WithWeak: LoggingSubscriber {
    let token: Token
    weak var weakLog: Log?

    var log: Log { weakLog! }
}

private final class Object: LoggingSubscriber {
    let log: Log
    let token: Token

    init(log: Log, token: Token) { (self.log, self.token) = (log, token) }
}
