import Binding
import TestSupport
import WaylineObservation
import XCTest

/// Random changes, reads and bindings, beside a naive model: the values as they are.
@MainActor
final class RandomTrackingTests: XCTestCase {
    func testEachReadIsCurrentAndEachTurnDeliversTheLastValue() async {
        var numbers = SplitMix.printed()
        for _ in 0..<TestSize.count(40, all: 2_000) { await walk(&numbers) }
    }

    private func walk(_ numbers: inout SplitMix) async {
        let basket = Basket()
        let apples = Derived(tracking: { basket.apples })
        let sum = Derived(apples, Derived(tracking: { basket.pears })) { $0 + $1 }
        var received: [Int] = []
        var token: AnyCancellable?
        for _ in 0..<200 {
            switch Int.random(in: 0..<8, using: &numbers) {
            case 0...2: basket.apples = Int.random(in: 0..<9, using: &numbers)
            case 3: basket.pears = Int.random(in: 0..<9, using: &numbers)
            case 4: XCTAssertEqual(sum.value, basket.apples + basket.pears)
            case 5: XCTAssertEqual(apples.value, basket.apples)
            case 6:
                await turn()
                received = Array(received.suffix(2))
                if token == nil { continue }
                XCTAssertEqual(received.last, basket.apples + basket.pears)
            default: token = token == nil ? sum.bind { received.append($0) } : nil
            }
        }
    }
}
