import Binding
import WaylineStreams
import XCTest

final class PublisherDerivedTests: XCTestCase {
    func testItHasTheInitialValueUntilThePublisherSends() {
        let subject = PassthroughSubject<Int, Never>()
        let latest = subject.derived(startingWith: 0)
        XCTAssertEqual(latest.value, 0)
        subject.send(1)
        XCTAssertEqual(latest.value, 1)
    }

    func testAFailureBecomesAValueAndTheLast() {
        let subject = PassthroughSubject<String, TestFailure>()
        let latest = subject.derived(startingWith: "") { "failed: \($0)" }
        var heard: [String] = []
        let token = latest.bind { heard.append($0) }
        subject.send("one")
        subject.send(completion: .failure(.broken))
        subject.send("two")
        XCTAssertEqual(heard, ["", "one", "failed: broken"])
        token.cancel()
    }

    func testAFailureMayBecomeAFixedValue() {
        let latest = Fail<Int, TestFailure>(error: .broken).derived(startingWith: 0, onFailure: -1)
        XCTAssertEqual(latest.value, -1)
    }

    func testItEndsTheSubscriptionWhenItIsReleased() {
        let publisher = ManualPublisher<Int, Never>()
        var latest: Derived<Int>? = publisher.derived(startingWith: 0)
        XCTAssertEqual(publisher.cancellations, 0)
        XCTAssertEqual(latest?.value, 0)
        latest = nil
        XCTAssertEqual(publisher.cancellations, 1)
    }

    func testItJoinsOtherValuesWithoutAGlitch() {
        let subject = PassthroughSubject<Int, Never>()
        let number = subject.derived(startingWith: 1)
        let sum = number.map { $0 * 10 }.combineLatest(number) { $0 + $1 }
        var heard: [Int] = []
        let token = sum.bind { heard.append($0) }
        subject.send(2)
        XCTAssertEqual(heard, [11, 22])
        token.cancel()
    }
}
