import Binding
import WaylineStreams
import XCTest

/// The code of Docs/Binding/Order.md, and what the page says of it.
final class OrderPageTests: XCTestCase {
    private var tokens: Set<AnyCancellable> = []

    func testASetInAnObserverIsStoredAtOnceAndDeliveredAfterTheCurrentOne() {
        var calls: [String] = []
        let level = Observable(0)
        level.bind { value in
            calls.append("a\(value)")
            if value > 9 { level.value = 9 }
        }
        .store(in: &tokens)
        level.bind { calls.append("b\($0)") }.store(in: &tokens)
        level.value = 50
        XCTAssertEqual(calls, ["a0", "b0", "a50", "b50", "a9", "b9"])
    }

    func testASetOfAnotherValueInAnObserverNotifiesAtOnce() {
        var calls: [String] = []
        let (first, second) = (Observable(0), Observable(0))
        first.bind { second.value = $0 }.store(in: &tokens)
        second.bind { calls.append("second \($0)") }.store(in: &tokens)
        first.bind { calls.append("first \($0)") }.store(in: &tokens)
        first.value = 1
        XCTAssertEqual(calls, ["second 0", "first 0", "second 1", "first 1"])
    }

    func testACancelledObserverIsNotNotifiedInTheCurrentDelivery() {
        var calls: [String] = []
        let level = Observable(0)
        var second: AnyCancellable?
        level.bind { if $0 == 1 { second?.cancel() } }.store(in: &tokens)
        second = level.bind { calls.append("\($0)") }
        level.value = 1
        XCTAssertEqual(calls, ["0"])
    }

    func testAnObserverBoundInADeliveryReceivesTheCurrentValueOnce() {
        var calls: [String] = []
        let level = Observable(0)
        var late: AnyCancellable?
        level.bind { value in
            if value == 1 { late = level.bind { calls.append("late \($0)") } }
        }
        .store(in: &tokens)
        level.value = 1
        level.value = 2
        XCTAssertEqual(calls, ["late 1", "late 2"])
        withExtendedLifetime(late) {}
    }

    func testAnEqualValueNotifiesUnlessDuplicatesAreRemoved() {
        var calls: [String] = []
        let level = Observable(1)
        level.bind { calls.append("each \($0)") }.store(in: &tokens)
        level.removeDuplicates().bind { calls.append("change \($0)") }.store(in: &tokens)
        level.value = 1
        XCTAssertEqual(calls, ["each 1", "change 1", "each 1"])
    }

    func testADerivedValueIsNeverHalfChanged() {
        var calls: [String] = []
        let price = Observable(10)
        let net = price.map { $0 * 100 }
        let tax = price.map { $0 * 19 }
        let gross = Derived(net, tax) { $0 + $1 }
        gross.bind { calls.append("\($0)") }.store(in: &tokens)
        price.value = 20
        XCTAssertEqual(calls, ["1190", "2380"])
    }

    func testADerivedValueIsRightWhenAnObserverReadsIt() {
        var calls: [String] = []
        let price = Observable(10)
        let gross = price.map { $0 * 119 }
        price.bind { calls.append("\($0): \(gross.value)") }.store(in: &tokens)
        price.value = 20
        XCTAssertEqual(calls, ["10: 1190", "20: 2380"])
    }

    func testAStreamSeesEachStepOnItsWay() {
        var calls: [String] = []
        let price = CurrentValueSubject<Int, Never>(10)
        let net = price.map { $0 * 100 }
        let tax = price.map { $0 * 19 }
        net.combineLatest(tax) { $0 + $1 }.sink { calls.append("\($0)") }
            .store(in: &tokens)
        price.value = 20
        XCTAssertEqual(calls, ["1190", "2190", "2380"])
    }

    func testEachValueThatAStreamCarriesBackIsSetOnItsOwn() {
        var calls: [String] = []
        let price = CurrentValueSubject<Int, Never>(10)
        let net = price.map { $0 * 100 }.derived(startingWith: 0)
        let tax = price.map { $0 * 19 }.derived(startingWith: 0)
        Derived(net, tax) { $0 + $1 }.bind { calls.append("\($0)") }.store(in: &tokens)
        price.value = 20
        XCTAssertEqual(calls, ["1190", "2190", "2380"])
    }

    func testATransactionIsOneChange() {
        var calls: [String] = []
        let (width, height) = (Observable(2), Observable(3))
        let area = Derived(width, height) { $0 * $1 }
        area.bind { calls.append("\($0)") }.store(in: &tokens)
        transaction {
            width.value = 4
            height.value = 5
        }
        XCTAssertEqual(calls, ["6", "20"])
    }

    func testASignalKeepsItsEventsApartInATransaction() {
        var calls: [String] = []
        let key = Signal<Character>()
        key.bind { calls.append("\($0)") }.store(in: &tokens)
        transaction {
            key.send("a")
            key.send("b")
            XCTAssertEqual(calls, [])
        }
        XCTAssertEqual(calls, ["a", "b"])
    }

    func testACycleThatDoesNotSettleIsCutAndReported() {
        let (left, right) = (Observable(0), Observable(0))
        right.bind { if $0 > 0 { left.value = $0 + 1 } }.store(in: &tokens)
        left.bind { right.value = $0 }.store(in: &tokens)
        let reports = CycleReport.collect { left.value = 1 }
        XCTAssertEqual(reports.map(\.bindings.count), [2])
        XCTAssertEqual(left.value, 1 + CycleReport.limit)
    }
}
