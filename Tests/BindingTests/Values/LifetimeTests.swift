import Binding
import XCTest

/// Ownership: the objects that keep others alive.
final class LifetimeTests: XCTestCase {
    private let life = Life()

    func testACancelledBindingReleasesItsClosure() {
        let number = Observable(0)
        let token = number.bind { [ticket = life.ticket()] _ in _ = ticket.isAlive }
        XCTAssertEqual(life.count, 1)
        token.cancel()
        XCTAssertEqual(life.count, 0)
    }

    func testABindingCancelledInADeliveryReleasesItsClosure() {
        let number = Observable(0)
        var token: AnyCancellable?
        token = number.bind { [ticket = life.ticket()] in
            if $0 == 1, ticket.isAlive { token?.cancel() }
        }
        number.value = 1
        XCTAssertEqual(life.count, 0)
    }

    func testABindingToADerivedValueReleasesItsClosureToo() {
        let token = Observable(0).map { $0 }.bind { [ticket = life.ticket()] _ in
            _ = ticket.isAlive
        }
        token.cancel()
        XCTAssertEqual(life.count, 0)
    }

    func testAnObservableStaysAsLongAsItIsObserved() {
        weak var observed: Observable<Int>?
        var token: AnyCancellable?
        do {
            let number = Observable(0)
            observed = number
            token = number.bind { _ in }
        }
        XCTAssertNotNil(observed)
        token?.cancel()
        XCTAssertNil(observed)
    }

    func testADerivedValueHoldsItsSources() {
        weak var source: Observable<Int>?
        var copy: Derived<Int>?
        do {
            let number = Observable(7)
            source = number
            copy = number.map { $0 }.map { $0 }
        }
        XCTAssertEqual(copy?.value, 7)
        copy = nil
        XCTAssertNil(source)
    }

    func testASourceDoesNotHoldWhatIsDerivedFromIt() {
        let number = Observable(0)
        weak var copy: Derived<Int>?
        do {
            let new = number.map { [ticket = life.ticket()] in ticket.isAlive ? $0 : -1 }
            new.bind { _ in }.cancel()
            copy = new
        }
        XCTAssertNil(copy)
        XCTAssertEqual(life.count, 0)
        number.value = 1
    }

    func testAValueThatListensFromTheStartIsReleased() {
        let number = Observable(0)
        weak var sum: Derived<Int>?
        do {
            let new = number.map { $0 }.map { $0 }.scan(startingWith: 0, +)
            sum = new
        }
        XCTAssertNil(sum)
        number.value = 1
    }

    func testATwoWayBindingHoldsNothingAfterItsEnd() {
        weak var (left, right): (Observable<Int>?, Observable<Int>?)
        var token: AnyCancellable?
        do {
            let (first, second) = (Observable(0), Observable(0))
            (left, right) = (first, second)
            token = first.bind(bothWays: second)
            first.value = 1
        }
        XCTAssertEqual(right?.value, 1)
        token?.cancel()
        XCTAssertNil(left)
        XCTAssertNil(right)
    }

    func testOldValuesAreReleased() {
        let box = Observable(life.ticket())
        let copy = box.map { $0 }
        let token = copy.bind { _ in }
        for _ in 1...3 { box.value = life.ticket() }
        transaction { for _ in 1...3 { box.value = life.ticket() } }
        XCTAssertEqual(life.count, 1)
        withExtendedLifetime(token) {}
    }

    func testATokenRunsItsActionOnce() {
        var count = 0
        var token: AnyCancellable? = AnyCancellable { count += 1 }
        token?.cancel()
        token?.cancel()
        token = nil
        XCTAssertEqual(count, 1)
    }

    func testACancelledTokenReleasesItsAction() {
        let token = AnyCancellable { [ticket = life.ticket()] in _ = ticket.isAlive }
        token.cancel()
        XCTAssertEqual(life.count, 0)
    }
}
