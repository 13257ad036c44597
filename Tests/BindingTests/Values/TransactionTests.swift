import Binding
import XCTest

final class TransactionTests: XCTestCase {
    private let left = Observable(1)
    private let right = Observable(2)
    private var received: [String] = []

    func testSeveralSetsNotifyOnce() {
        let token = left.bind { self.received.append("l\($0)") }
        transaction { for value in 2...5 { left.value = value } }
        XCTAssertEqual(received, ["l1", "l5"])
        withExtendedLifetime(token) {}
    }

    func testADerivedValueNotifiesOnceForTwoSets() {
        let sum = left.combineLatest(right, +)
        let token = sum.bind { self.received.append("\($0)") }
        transaction {
            left.value = 10
            right.value = 20
        }
        XCTAssertEqual(received, ["3", "30"])
        withExtendedLifetime(token) {}
    }

    func testNobodySeesAMixOfOldAndNew() {
        let tokens = [left, right].map { _ in
            left.bind { _ in self.received.append("\(self.left.value),\(self.right.value)") }
        }
        transaction {
            left.value = 10
            right.value = 20
        }
        XCTAssertEqual(received, ["1,2", "1,2", "10,20", "10,20"])
        withExtendedLifetime(tokens) {}
    }

    func testNothingIsDeliveredBeforeTheEnd() {
        let token = left.bind { self.received.append("l\($0)") }
        transaction {
            left.value = 2
            XCTAssertEqual(received, ["l1"])
        }
        XCTAssertEqual(received, ["l1", "l2"])
        withExtendedLifetime(token) {}
    }

    func testAReadInsideIsAlreadyNew() {
        let sum = left.combineLatest(right, +)
        let token = sum.bind { _ in }
        transaction {
            left.value = 10
            XCTAssertEqual(sum.value, 12)
            right.value = 20
            XCTAssertEqual(sum.value, 30)
        }
        withExtendedLifetime(token) {}
    }

    func testItNotifiesInTheOrderOfTheFirstSets() {
        let tokens = [
            left.bind { self.received.append("l\($0)") },
            right.bind { self.received.append("r\($0)") },
        ]
        transaction {
            right.value = 3
            left.value = 4
            right.value = 5
        }
        XCTAssertEqual(received.dropFirst(2), ["r5", "l4"])
        withExtendedLifetime(tokens) {}
    }

    func testATransactionInsideIsPartOfTheOuterOne() {
        let token = left.bind { self.received.append("l\($0)") }
        transaction {
            transaction { left.value = 2 }
            XCTAssertEqual(received, ["l1"])
            left.value = 3
        }
        XCTAssertEqual(received, ["l1", "l3"])
        withExtendedLifetime(token) {}
    }

    func testItAnswersWhatItsBodyAnswers() {
        let sum = transaction {
            left.value = 5
            return left.value + right.value
        }
        XCTAssertEqual(sum, 7)
    }

    func testASetBeforeAnErrorIsNotified() {
        let token = left.bind { self.received.append("l\($0)") }
        let attempt = {
            try transaction { () throws(TestFailure) in
                self.left.value = 2
                throw TestFailure.broken
            }
        }
        XCTAssertThrowsError(try attempt()) { XCTAssert($0 is TestFailure) }
        left.value = 3
        XCTAssertEqual(received, ["l1", "l2", "l3"])
        withExtendedLifetime(token) {}
    }

    func testASignalDeliversEachEventAtTheEnd() {
        let signal = Signal<Int>()
        let token = signal.bind { self.received.append("s\($0),\(self.left.value)") }
        transaction {
            signal.send(1)
            left.value = 9
            signal.send(2)
        }
        XCTAssertEqual(received, ["s1,9", "s2,9"])
        withExtendedLifetime(token) {}
    }

    func testAnEmptyTransactionNotifiesNobody() {
        let token = left.bind { self.received.append("l\($0)") }
        transaction {}
        XCTAssertEqual(received, ["l1"])
        withExtendedLifetime(token) {}
    }
}
