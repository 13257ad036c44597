import Binding
import WaylineStreams
import XCTest

/// The publishers that are equal in Combine where all that they are made of is.
final class EquatableTests: XCTestCase {
    private typealias Numbers = Publishers.Sequence<[Int], TestFailure>

    private let one = Numbers(sequence: [1])
    private let two = Numbers(sequence: [2])

    /// Checks that what `make` makes differs where that differs of which it is made.
    private func check<P: Equatable>(
        line: UInt = #line, _ make: (Numbers) -> P, _ others: P...
    ) {
        XCTAssertEqual(make(one), make(one), line: line)
        for other in others + [make(two)] { XCTAssertNotEqual(make(one), other, line: line) }
    }

    func testSources() {
        check { Just($0.sequence) }
        check { Optional.some($0.sequence).publisher }
        check { Result<[Int], TestFailure>.success($0.sequence).publisher }
        XCTAssertEqual(Empty<Int, Never>(), Empty<Int, Never>())
        XCTAssertNotEqual(Empty<Int, Never>(), Empty<Int, Never>(completeImmediately: false))
        XCTAssertEqual(Fail<Int, TestFailure>(error: .other), Fail(error: .other))
        XCTAssertNotEqual(Fail<Int, TestFailure>(error: .other), Fail(error: .broken))
    }

    func testStepsWithoutClosures() {
        check({ $0.contains(1) }, one.contains(2))
        check { $0.collect() }
        check({ $0.collect(2) }, one.collect(3))
        check { $0.count() }
        check { $0.ignoreOutput() }
        check { $0.first() }
        check { $0.last() }
        check({ $0.replaceEmpty(with: 1) }, one.replaceEmpty(with: 2))
        check({ $0.replaceError(with: 1) }, one.replaceError(with: 2))
        check({ $0.dropFirst(1) }, one.dropFirst(2))
        check({ $0.prefix(1) }, one.prefix(2))
        check({ $0.drop(untilOutputFrom: self.one) }, one.drop(untilOutputFrom: two))
        check {
            Publishers.Sequence<[Int], Never>(sequence: $0.sequence).setFailureType(
                to: TestFailure.self)
        }
    }

    func testCombinations() {
        check({ $0.append(self.one) }, one.append(two))
        check({ $0.retry(1) }, one.retry(2))
        check({ $0.merge(with: self.one) }, one.merge(with: two))
        check({ $0.merge(with: self.one, self.one) }, one.merge(with: one, two))
        check { Publishers.MergeMany([$0]) }
        check({ $0.zip(self.one) }, one.zip(two))
        check({ $0.zip(self.one, self.one) }, one.zip(one, two))
        check({ $0.combineLatest(self.one) }, one.combineLatest(two))
        check({ $0.combineLatest(self.one, self.one) }, one.combineLatest(one, two))
    }
}
