import Binding
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
