import Binding
import XCTest

final class ObservableTests: XCTestCase {
    func testAnObserverReceivesTheCurrentValueAndThenEachSet() {
        let number = Observable(1)
        var received: [Int] = []
        let token = number.bind { received.append($0) }
        number.value = 2
        number.value = 2
        XCTAssertEqual(received, [1, 2, 2])
        withExtendedLifetime(token) {}
    }

    func testObserversAreNotifiedInTheOrderOfBinding() {
        let number = Observable(0)
        var calls: [String] = []
        let tokens = ["a", "b", "c"].map { name in number.bind { calls.append("\(name)\($0)") } }
        number.value = 1
        XCTAssertEqual(calls, ["a0", "b0", "c0", "a1", "b1", "c1"])
        withExtendedLifetime(tokens) {}
    }

    func testACancelledObserverIsNotNotified() {
        let number = Observable(0)
        var received: [Int] = []
        let token = number.bind { received.append($0) }
        token.cancel()
        token.cancel()
        number.value = 1
        XCTAssertEqual(received, [0])
    }

    func testADroppedTokenEndsItsBinding() {
        let number = Observable(0)
        var received: [Int] = []
        var token: AnyCancellable? = number.bind { received.append($0) }
        XCTAssertNotNil(token)
        token = nil
        number.value = 1
        XCTAssertEqual(received, [0])
    }

    func testASetOfAnEqualValueNotifies() {
        let number = Observable(1)
        var count = 0
        let token = number.bind { _ in count += 1 }
        number.value = 1
        XCTAssertEqual(count, 2)
        withExtendedLifetime(token) {}
    }

    func testTokensCanBeStoredInASetAndInAnArray() {
        let number = Observable(0)
        var count = 0
        var (set, array): (Set<AnyCancellable>, [AnyCancellable]) = ([], [])
        number.bind { _ in count += 1 }.store(in: &set)
        number.bind { _ in count += 1 }.store(in: &array)
        number.value = 1
        XCTAssertEqual(count, 4)
        set = []
        array = []
        number.value = 2
        XCTAssertEqual(count, 4)
    }

    func testAChangeInPlaceNotifiesOnce() {
        let list = Observable([1])
        var received: [[Int]] = []
        let token = list.bind { received.append($0) }
        let count = list.update { list in
            list.append(2)
            list.append(3)
            return list.count
        }
        XCTAssertEqual(count, 3)
        XCTAssertEqual(received, [[1], [1, 2, 3]])
        withExtendedLifetime(token) {}
    }

    func testAChangeInPlaceThatThrowsNotifiesOfThePartThatWasMade() {
        let list = Observable([1])
        XCTAssertThrowsError(
            try list.update { list in
                list.append(2)
                throw TestFailure.broken
            })
        XCTAssertEqual(list.value, [1, 2])
    }

    func testTenThousandObserversAreNotifiedInOrderAndReleased() {
        let number = Observable(0)
        var received: [Int] = []
        var tokens = (0..<10_000).map { index in
            number.bind { if $0 == 1 { received.append(index) } }
        }
        number.value = 1
        XCTAssertEqual(received, Array(0..<10_000))
        XCTAssertEqual(number.bindingSites.count, tokens.count)
        tokens = []
        number.value = 1
        XCTAssertEqual(received.count, 10_000)
        XCTAssertEqual(number.bindingSites, [])
    }
}
