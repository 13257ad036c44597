import Binding
import XCTest

final class DerivedTests: XCTestCase {
    private let a = Observable(1)
    private let b = Observable(2)
    private let c = Observable(3)
    private let d = Observable(4)
    private var received: [Int] = []

    func testItIsMadeFromOneToFourSources() {
        let one = Derived(a) { $0 }
        let two = Derived(a, b) { $0 * 10 + $1 }
        let three = Derived(a, b, c) { $0 * 100 + $1 * 10 + $2 }
        let four = Derived(a, b, c, d) { $0 * 1000 + $1 * 100 + $2 * 10 + $3 }
        XCTAssertEqual([one, two, three, four].map(\.value), [1, 12, 123, 1234])
    }

    func testItFollowsEachOfFourSources() {
        let token = Derived(a, b, c, d) { $0 * 1000 + $1 * 100 + $2 * 10 + $3 }
            .bind { self.received.append($0) }
        for (source, value) in zip([a, b, c, d], 5...8) { source.value = value }
        XCTAssertEqual(received, [1234, 5234, 5634, 5674, 5678])
        withExtendedLifetime(token) {}
    }

    func testItsSourcesMayBeDerivedThemselves() {
        let sum = Derived(a.map { $0 * 10 }, b) { $0 + $1 }
        let token = Derived(sum, c) { $0 * 100 + $1 }.bind { self.received.append($0) }
        a.value = 3
        XCTAssertEqual(received, [1203, 3203])
        withExtendedLifetime(token) {}
    }

    func testTheSameSourceTwiceNotifiesOnce() {
        let token = Derived(a, a) { $0 * 10 + $1 }.bind { self.received.append($0) }
        a.value = 2
        XCTAssertEqual(received, [11, 22])
        withExtendedLifetime(token) {}
    }

    func testADiamondNotifiesOnceForEachSet() {
        let left = a.map { $0 * 10 }
        let right = a.map { $0 * 100 }
        let join = left.combineLatest(right) { $0 + $1 }
        let token = join.bind { self.received.append($0) }
        a.value = 2
        a.value = 3
        XCTAssertEqual(received, [110, 220, 330])
        withExtendedLifetime(token) {}
    }

    func testADiamondOfUnequalSidesNotifiesOnce() {
        let long = a.map { $0 }.map { $0 }.map { $0 }
        let token = Derived(a, long) { $0 * 10 + $1 }.bind { self.received.append($0) }
        a.value = 2
        XCTAssertEqual(received, [11, 22])
        withExtendedLifetime(token) {}
    }

    func testAnEqualValueNotifiesToo() {
        let token = a.map { $0 > 0 }.bind { self.received.append($0 ? 1 : 0) }
        a.value = 2
        XCTAssertEqual(received, [1, 1])
        withExtendedLifetime(token) {}
    }

    func testAMapTakesAKeyPath() {
        let text = Observable("four")
        let count = text.map(\.count)
        XCTAssertEqual(count.value, 4)
        text.value = "seven"
        XCTAssertEqual(count.value, 5)
    }

    func testCombineLatestJoinsTwoToFour() {
        let two = a.combineLatest(b)
        let three = a.combineLatest(b, c)
        let four = a.combineLatest(b, c, d)
        a.value = 9
        XCTAssert(two.value == (9, 2))
        XCTAssert(three.value == (9, 2, 3))
        XCTAssert(four.value == (9, 2, 3, 4))
    }

    func testCombineLatestTransformsTwoToFour() {
        let two = a.combineLatest(b, -)
        let three = a.combineLatest(b, c) { $0 + $1 - $2 }
        let four = a.combineLatest(b, c, d) { $0 + $1 + $2 - $3 }
        a.value = 9
        XCTAssertEqual([two.value, three.value, four.value], [7, 8, 10])
    }
}
