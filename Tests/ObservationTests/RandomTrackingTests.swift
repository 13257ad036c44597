import Binding
import TestSupport
import WaylineObservation
import XCTest

/// Random changes, reads and bindings, beside a naive model: the values as they are.
@MainActor
final class RandomTrackingTests: XCTestCase {
    func testEachReadIsCurrentAndEachTurnDeliversTheLastValueOnce() async {
        var numbers = SplitMix.printed()
        for _ in 0..<TestSize.count(40, all: 2_000) {
            let walk = Walk(self)
            for _ in 0..<200 { await walk.step(&numbers) }
        }
    }
}

/// A basket, and what an observer of its sum receives.
@MainActor
private final class Walk {
    private unowned let test: XCTestCase
    private let basket = Basket()
    private let apples: Derived<Int>
    private let sum: Derived<Int>
    private var token: AnyCancellable?
    private var received: [Int] = []

    /// The changes since the last turn: before the binding, and after it.
    private var (isChanged, mustReceive) = (false, false)

    private var actual: Int { basket.apples + basket.pears }

    init(_ test: XCTestCase) {
        self.test = test
        apples = Derived(tracking: { [basket] in basket.apples })
        sum = Derived(apples, Derived(tracking: { [basket] in basket.pears })) { $0 + $1 }
    }

    func step(_ numbers: inout SplitMix) async {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0...2: set(\.apples, to: Int.random(in: 0..<9, using: &numbers))
        case 3: set(\.pears, to: Int.random(in: 0..<9, using: &numbers))
        case 4: XCTAssertEqual(sum.value, actual)
        case 5: XCTAssertEqual(apples.value, basket.apples)
        case 6: return await takeTurn()
        default: if token == nil { bind() } else { token = nil }
        }
        XCTAssertEqual(received, [])
    }

    private func set(_ property: ReferenceWritableKeyPath<Basket, Int>, to value: Int) {
        if token != nil, basket[keyPath: property] != value { mustReceive = true }
        isChanged = true
        basket[keyPath: property] = value
    }

    private func bind() {
        token = sum.bind { [unowned self] in received.append($0) }
        XCTAssertEqual(received, [actual])
        (received, mustReceive) = ([], false)
    }

    private func takeTurn() async {
        await test.turn()
        let count = mustReceive && token != nil ? 1...1 : 0...(isChanged && token != nil ? 1 : 0)
        XCTAssertTrue(count.contains(received.count), "\(received)")
        XCTAssertTrue(received.allSatisfy { $0 == actual }, "\(received), not \(actual)")
        (received, isChanged, mustReceive) = ([], false, false)
    }
}
