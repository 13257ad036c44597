import Binding
import WaylineStreams
import XCTest

final class StreamOwnerTests: XCTestCase {
    private let subject = PassthroughSubject<String, Never>()

    func testAStreamIntoAnObjectEndsWithTheObject() {
        let source = ManualPublisher<String, Never>()
        var label: Label? = Label()
        let token = label.map { source.bind(to: $0) { $0.text = $1 } }
        source.send("one")
        XCTAssertEqual(label?.text, "one")
        label = nil
        source.send("two")
        XCTAssertEqual(source.cancellations, 1)
        withExtendedLifetime(token) {}
    }

    func testAStreamIntoAPropertyDoesNotHoldTheObject() {
        weak var released: Label?
        let token: AnyCancellable
        do {
            let label = Label()
            released = label
            token = subject.bind(\.text, on: label)
            subject.send("one")
            XCTAssertEqual(label.text, "one")
        }
        XCTAssertNil(released)
        token.cancel()
    }

    func testAStreamMayFillAnOptionalProperty() {
        let label = Label()
        let token = subject.map { "\($0)!" }.bind(\.hint, on: label)
        subject.send("one")
        XCTAssertEqual(label.hint, "one!")
        token.cancel()
    }

    func testASubjectThatIsReleasedLetsGoOfItsSubscribers() {
        weak var released: Label?
        do {
            let subject = CurrentValueSubject<String, Never>("")
            let label = Label()
            released = label
            subject.subscribe(
                Subscribers.Sink(receiveCompletion: { _ in }) { label.text = $0 })
            subject.send("one")
            XCTAssertEqual(label.text, "one")
        }
        XCTAssertNil(released)
    }

    func testAStreamsSubscriptionKnowsWhereItWasMade() {
        let number = Observable(0)
        let line = #line + 1
        let token = number.map { $0 + 1 }.filter { $0 > 0 }.sink { _ in }
        let erased = number.dropFirst().eraseToAnyPublisher().map { $0 }.sink { _ in }
        let sites = number.bindingSites
        XCTAssertEqual(sites.map(\.line), [line + 1])
        XCTAssertTrue(sites.allSatisfy { $0.file.hasSuffix("StreamOwnerTests.swift") }, "\(sites)")
        withExtendedLifetime((token, erased)) {}
    }

    func testACycleOfStreamsIsReportedWithItsPlaces() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let line = #line + 1
        let there = first.sink { second.send($0 + 1) }
        let back = second.sink { first.send($0 + 1) }
        let reports = CycleReport.collect { first.send(0) }
        XCTAssertEqual(reports.map { $0.bindings.map(\.line) }, [[line, line + 1]])
        withExtendedLifetime((there, back)) {}
    }
}

private final class Label {
    var text = ""
    var hint: String?
}
