import Binding
import WaylineStreams
import XCTest

final class AssignTests: XCTestCase {
    private final class Label {
        var text = ""
    }

    private let subject = PassthroughSubject<String, Never>()

    func testEachValueIsWrittenUntilTheTokenIsDropped() {
        let label = Label()
        var token: AnyCancellable? = subject.assign(to: \.text, on: label)
        subject.send("one")
        XCTAssertEqual(label.text, "one")
        XCTAssertNotNil(token)
        token = nil
        subject.send("two")
        XCTAssertEqual(label.text, "one")
    }

    func testTheObjectIsHeldUntilTheEnd() {
        weak var held: Label?
        let token: AnyCancellable
        do {
            let label = Label()
            held = label
            token = subject.assign(to: \.text, on: label)
        }
        XCTAssertNotNil(held)
        subject.send(completion: .finished)
        XCTAssertNil(held)
        token.cancel()
    }

    func testTheEndOfTheObjectMayCancelAndEnd() {
        final class Owner {
            var text = ""
            var onEnd: () -> Void = {}

            deinit { onEnd() }
        }
        for isCancelled in [true, false] {
            let source = ManualPublisher<String, Never>()
            var owner: Owner? = Owner()
            let assign = Subscribers.Assign(object: owner ?? Owner(), keyPath: \.text)
            source.subscribe(assign)
            var count = 0
            owner?.onEnd = {
                count += 1
                XCTAssertNil(assign.object)
                assign.cancel()
                source.send(completion: .finished)
            }
            owner = nil
            if isCancelled { assign.cancel() } else { source.send(completion: .finished) }
            XCTAssertEqual(count, 1)
            XCTAssertEqual(source.cancellations, isCancelled ? 1 : 0)
        }
    }

    func testAValueBeforeTheSubscriptionIsIgnored() {
        let source = ManualPublisher<String, Never>()
        source.isSilent = true
        let label = Label()
        source.subscribe(Subscribers.Assign(object: label, keyPath: \.text))
        source.send("early")
        XCTAssertEqual(label.text, "")
    }

    func testASecondSubscriptionIsCancelled() {
        let source = ManualPublisher<String, Never>()
        let label = Label()
        source.subscribe(Subscribers.Assign(object: label, keyPath: \.text))
        source.sendSubscription()
        source.send("one")
        source.send(completion: .finished)
        source.send("two")
        XCTAssertEqual(label.text, "one")
        XCTAssertEqual(source.requests, [.unlimited])
        XCTAssertEqual(source.cancellations, 1)
    }
}
