import Binding
import XCTest

/// Graphs that are too long for a stack.
final class LongGraphTests: XCTestCase {
    private let number = Observable(0)
    private let length = 10_000

    private func chain() -> Derived<Int> {
        (1..<length).reduce(number.map { $0 + 1 }) { chain, _ in chain.map { $0 + 1 } }
    }

    func testALongChainIsReadAndReleased() {
        XCTAssertEqual(chain().value, length)
    }

    func testALongChainThatWasNeverReadIsReleased() {
        weak let end = chain()
        XCTAssertNil(end)
    }

    func testALongChainNotifiesAndIsReleased() {
        var received: [Int] = []
        let token = chain().bind { received.append($0) }
        number.value = 1
        transaction { number.value = 2 }
        XCTAssertEqual(received, [length, length + 1, length + 2])
        token.cancel()
        number.value = 3
        XCTAssertEqual(received.count, 3)
    }

    func testALongChainIsRightWhenReadWhileItIsBound() {
        let end = chain()
        let token = end.bind { _ in }
        let early = number.bind { [length] in XCTAssertEqual(end.value, $0 + length) }
        number.value = 1
        withExtendedLifetime((token, early)) {}
    }

    func testALongChainOfDiamondsNotifiesOnceAndIsReleased() {
        var received: [Int] = []
        var end = number.map { $0 }
        for _ in 1...1000 { end = end.map { $0 }.combineLatest(end.map { $0 }, max) }
        let token = end.bind { received.append($0) }
        number.value = 1
        XCTAssertEqual(received, [0, 1])
        withExtendedLifetime(token) {}
    }

    func testManyDerivedValuesOfOneSourceNotifyAndAreReleased() {
        var count = 0
        var tokens = (1...length).map { factor in
            number.map { $0 * factor }.bind { _ in count += 1 }
        }
        number.value = 1
        XCTAssertEqual(count, 2 * tokens.count)
        tokens = []
        number.value = 2
        XCTAssertEqual(count, 2 * length)
    }

    func testALongRowOfTwoWayBindingsIsReleased() {
        let row = (0..<length).map { _ in Observable(0) }
        var tokens = zip(row, row.dropFirst()).map { $0.bind(bothWays: $1) }
        XCTAssertEqual(tokens.count, length - 1)
        tokens = []
        row[0].value = 1
        XCTAssertEqual(row[1].value, 0)
    }

    func testALongChainOfRunningResultsNotifiesAndIsReleased() {
        let end = (1...length).reduce(number.map { $0 }) { end, _ in
            end.scan(startingWith: 0) { $1 }
        }
        number.value = 1
        XCTAssertEqual(end.value, 1)
    }

    func testALongChainWithABranchAtEachLinkNotifiesAndIsReleased() {
        var (end, count) = (number.map { $0 }, 0)
        var tokens: [AnyCancellable] = []
        for _ in 1...length {
            let next = end.map { $0 }
            next.bind { _ in count += 1 }.store(in: &tokens)
            end.map { $0 }.bind { _ in count += 1 }.store(in: &tokens)
            end = next
        }
        number.value = 1
        XCTAssertEqual(count, 4 * length)
        withExtendedLifetime(tokens) {}
    }
}
