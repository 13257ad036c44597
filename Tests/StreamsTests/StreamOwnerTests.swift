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

    func testEachWayToSubscribeIsReportedWithItsPlace() {
        let number = Signal<Int>()
        let (label, subject) = (Label(), PassthroughSubject<Int, Never>())
        let line = #line + 2
        var tokens: [AnyCancellable] = [
            number.sink { _ in }, number.map(String.init).assign(to: \.text, on: label),
            number.dropFirst().subscribe(subject), number.bind(to: label) { _, _ in },
            number.map(String.init).bind(\.hint, on: label),
            number.map { Just($0) }.switchToLatest().sink { _ in },
        ]
        let derived = number.derived(startingWith: 0)
        number.assign(to: &label.$number)
        number.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
        number.subscribe(Subscribers.Assign(object: label, keyPath: \.number))
        number.subscribe(AnySubscriber(subject))
        number.subscribe(AnySubscriber(receiveSubscription: { $0.request(.unlimited) }))
        tokens.append(number.share().sink { _ in })
        tokens.append(number.multicast(subject: subject).autoconnect().sink { _ in })
        tokens.append(number.makeConnectable().autoconnect().sink { _ in })
        let lines = [0, 0, 1, 1, 2, 3] + (5...13)
        XCTAssertEqual(number.bindingSites.map(\.line), lines.map { line + $0 })
        XCTAssertEqual(
            Set(number.bindingSites.map(\.file)), ["StreamsTests/StreamOwnerTests.swift"])
        withExtendedLifetime((tokens, derived)) {}
    }

    func testACycleOfAssignedPropertiesIsReportedWithItsPlaces() {
        let (one, other) = (Label(), Label())
        let line = #line + 1
        one.$number.map { $0 + 1 }.merge(with: Empty()).assign(to: &other.$number)
        let reports = CycleReport.collect {
            other.$number.flatMap { Just($0 + 1) }.assign(to: &one.$number)
        }
        XCTAssertEqual(reports.map { Set($0.bindings.map(\.line)) }, [[line, line + 2]])
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
    @Published var number = 0
}
