import Binding
import WaylineStreams
import XCTest

/// The code of Docs/Binding/Lifetime.md, and what the page says of it.
final class LifetimePageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []

    func testABindingEndsWhenItsTokenIsCancelled() {
        var received: [Int] = []
        let number = Observable(1)
        let token = number.bind { received.append($0) }
        number.value = 2
        token.cancel()
        number.value = 3
        XCTAssertEqual(received, [1, 2])
    }

    func testATokenThatNobodyKeepsEndsItsBindingAtOnce() {
        var received: [Int] = []
        let number = Observable(1)
        _ = number.bind { received.append($0) }
        number.value = 2
        XCTAssertEqual(received, [1])
    }

    func testAnOwnerIsNotKept() {
        let name = Observable("An")
        var header: Header? = Header(name)
        weak let released = header
        XCTAssertEqual(header?.title, "Hello, An")
        header = nil
        XCTAssertNil(released)
        XCTAssertEqual(name.bindingSites, [])
    }

    func testAClosureThatHoldsTheHolderOfItsTokenKeepsBoth() {
        weak var header: KeptHeader?
        do {
            let made = KeptHeader(Observable("An"))
            header = made
        }
        XCTAssertNotNil(header)
        header?.close()
        XCTAssertNil(header)
    }

    func testATokenKeepsWhatItListensTo() {
        var received: [Int] = []
        var number: Observable<Int>? = Observable(1)
        weak let released = number
        number?.map { $0 * 2 }.bind { received.append($0) }.store(in: &tokens)
        number = nil
        released?.value = 2
        XCTAssertEqual(received, [2, 4])
        tokens = []
        XCTAssertNil(released)
    }

    func testAnObservableDoesNotKeepItsObservers() {
        let number = Observable(1)
        weak var released: Caption?
        do {
            let label = Caption()
            released = label
            let token = number.bind { label.text = "\($0)" }
            token.cancel()
            withExtendedLifetime(token) { XCTAssertNotNil(released) }
        }
        XCTAssertNil(released)
    }

    func testACancelReleasesTheClosure() {
        let number = Observable(1)
        var label: Caption? = Caption()
        weak let released = label
        let token = number.bind { [label] in label?.text = "\($0)" }
        label = nil
        XCTAssertNotNil(released)
        token.cancel()
        XCTAssertNil(released)
    }

    func testAnAssignmentKeepsItsObject() {
        let number = Observable(1)
        var label: Caption? = Caption()
        weak let released = label
        if let label { number.map { "\($0)" }.assign(to: \.text, on: label).store(in: &tokens) }
        label = nil
        XCTAssertNotNil(released)
        tokens = []
        XCTAssertNil(released)
    }

    func testADumpListsWhoObserves() {
        var received: [Int] = []
        let number = Observable(1)
        number.bind { received.append($0) }.store(in: &tokens)
        var text = ""
        dump(number, to: &text)
        XCTAssert(text.contains("GuideTests/LifetimePageTests.swift:\(#line - 3)"), text)
    }
}
