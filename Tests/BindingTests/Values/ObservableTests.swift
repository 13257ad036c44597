import Binding
import XCTest

final class ObservableTests: XCTestCase {
    func testAnObserverHearsTheCurrentValueAndThenEachSet() {
        let number = Observable(1)
        var heard: [Int] = []
        let token = number.bind { heard.append($0) }
        number.value = 2
        number.value = 2
        XCTAssertEqual(heard, [1, 2, 2])
        withExtendedLifetime(token) {}
    }

    func testObserversHearInTheOrderInWhichTheyWereBound() {
        let number = Observable(0)
        var calls: [String] = []
        let tokens = ["a", "b", "c"].map { name in number.bind { calls.append("\(name)\($0)") } }
        number.value = 1
        XCTAssertEqual(calls, ["a0", "b0", "c0", "a1", "b1", "c1"])
        withExtendedLifetime(tokens) {}
    }

    func testACancelledObserverHearsNothingMore() {
        let number = Observable(0)
        var heard: [Int] = []
        let token = number.bind { heard.append($0) }
        token.cancel()
        token.cancel()
        number.value = 1
        XCTAssertEqual(heard, [0])
    }

    func testADroppedTokenEndsItsBinding() {
        let number = Observable(0)
        var heard: [Int] = []
        var token: AnyCancellable? = number.bind { heard.append($0) }
        XCTAssertNotNil(token)
        token = nil
        number.value = 1
        XCTAssertEqual(heard, [0])
    }

    func testASetInADeliveryWaitsUntilAllHaveHeard() {
        let number = Observable(0)
        var calls: [String] = []
        let first = number.bind {
            calls.append("a\($0)")
            if $0 == 1 { number.value = 2 }
        }
        let second = number.bind { calls.append("b\($0)") }
        number.value = 1
        XCTAssertEqual(calls, ["a0", "b0", "a1", "b1", "a2", "b2"])
        withExtendedLifetime((first, second)) {}
    }

    func testASetInADeliveryCanBeReadAtOnce() {
        let number = Observable(0)
        let token = number.bind { if $0 == 1 { for _ in 1...2 { number.value += 1 } } }
        number.value = 1
        XCTAssertEqual(number.value, 3)
        withExtendedLifetime(token) {}
    }

    func testDiamond() {
        let source = Observable(1)
        let left = source.map { $0 * 10 }
        let right = source.map { $0 * 100 }
        let join = left.combineLatest(right) { $0 + $1 }
        var heard: [Int] = []
        let token = join.bind { heard.append($0) }
        source.value = 2
        transaction {
            source.value = 3
            XCTAssertEqual(join.value, 330)
            source.value = 4
        }
        XCTAssertEqual(heard, [110, 220, 440])
        token.cancel()
        source.value = 5
        XCTAssertEqual(join.value, 550)
        XCTAssertEqual(heard, [110, 220, 440])
    }
}
