import Binding
import XCTest

final class TwoWayBindingTests: XCTestCase {
    private let left = Observable(1)
    private let right = Observable(2)

    func testTheOtherSideTakesThisOnesValueFirst() {
        let token = left.bind(bothWays: right)
        XCTAssertEqual([left.value, right.value], [1, 1])
        withExtendedLifetime(token) {}
    }

    func testASetOfOneSideSetsTheOther() {
        let token = left.bind(bothWays: right)
        left.value = 3
        XCTAssertEqual(right.value, 3)
        right.value = 4
        XCTAssertEqual(left.value, 4)
        withExtendedLifetime(token) {}
    }

    func testEachSideNotifiesOnceForEachSet() {
        let token = left.bind(bothWays: right)
        var received: [String] = []
        let tokens = [
            left.bind { received.append("l\($0)") }, right.bind { received.append("r\($0)") },
        ]
        left.value = 5
        right.value = 6
        XCTAssertEqual(received.filter { $0.hasPrefix("l") }, ["l1", "l5", "l6"])
        XCTAssertEqual(received.filter { $0.hasPrefix("r") }, ["r1", "r5", "r6"])
        withExtendedLifetime((token, tokens)) {}
    }

    func testAConversionIsNotConvertedBack() {
        let number = Observable(0)
        let text = Observable("")
        let token = number.bind(bothWays: text, to: { "\($0)" }, from: { Int($0) ?? -1 })
        XCTAssertEqual(text.value, "0")
        text.value = "007"
        XCTAssertEqual(number.value, 7)
        XCTAssertEqual(text.value, "007")
        number.value = 8
        XCTAssertEqual(text.value, "8")
        withExtendedLifetime(token) {}
    }

    func testAConversionThatNeverComesBackSettles() {
        let token = left.bind(bothWays: right, to: { $0 + 1 }, from: { $0 + 1 })
        left.value = 10
        XCTAssertEqual([left.value, right.value], [10, 11])
        right.value = 20
        XCTAssertEqual([left.value, right.value], [21, 20])
        withExtendedLifetime(token) {}
    }

    func testBothSidesEndWithTheToken() {
        let token = left.bind(bothWays: right)
        token.cancel()
        left.value = 3
        XCTAssertEqual(right.value, 1)
        right.value = 4
        XCTAssertEqual(left.value, 3)
        XCTAssertEqual(left.bindingSites + right.bindingSites, [])
    }

    func testAChainOfTwoWayBindingsCarriesASetToBothEnds() {
        let all = (0..<5).map { _ in Observable(0) }
        let tokens = zip(all, all.dropFirst()).map { $0.bind(bothWays: $1) }
        all[2].value = 7
        XCTAssertEqual(all.map(\.value), [7, 7, 7, 7, 7])
        withExtendedLifetime(tokens) {}
    }

    func testBothSidesStayEqualIfAnEarlierObserverSetsTheOther() {
        let first = left.bind { [right] in if $0 == 3 { right.value = 4 } }
        let token = left.bind(bothWays: right)
        left.value = 3
        XCTAssertEqual([left.value, right.value], [4, 4])
        withExtendedLifetime((first, token)) {}
    }

    func testBothSidesStayEqualIfAnEarlierObserverSetsTheOtherTwice() {
        let first = left.bind { [right] in if $0 == 3 { for _ in 1...2 { right.value += 10 } } }
        let token = left.bind(bothWays: right)
        left.value = 3
        XCTAssertEqual([left.value, right.value], [21, 21])
        withExtendedLifetime((first, token)) {}
    }

    func testBothSidesStayEqualWhenAnObserverCorrectsAValue() {
        let token = left.bind(bothWays: right)
        let limit = right.bind { [right] in if $0 > 9 { right.value = 9 } }
        left.value = 50
        XCTAssertEqual([left.value, right.value], [9, 9])
        right.value = 60
        XCTAssertEqual([left.value, right.value], [9, 9])
        withExtendedLifetime((token, limit)) {}
    }

    func testSettingBothSidesInATransactionLeavesThemEqual() {
        let token = left.bind(bothWays: right)
        transaction {
            left.value = 3
            right.value = 4
        }
        XCTAssertEqual(left.value, right.value)
        withExtendedLifetime(token) {}
    }
}
