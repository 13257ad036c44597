import Binding
import CHeap
import WaylineObservation
import XCTest

@MainActor
final class TrackedValueTests: XCTestCase {
    private let basket = Basket()
    private var received: [Int] = []
    private var tokens: Set<AnyCancellable> = []

    private func total() -> Derived<Int> {
        Derived(tracking: { [basket] in basket.apples + basket.pears })
    }

    private func observe(_ value: ValueSource<Int>) {
        value.bind { self.received.append($0) }.store(in: &tokens)
    }

    func testAReadIsCurrentAtOnce() {
        let total = total()
        XCTAssertEqual(total.value, 0)
        basket.apples = 1
        XCTAssertEqual(total.value, 1)
        observe(total)
        basket.pears = 2
        XCTAssertEqual(total.value, 3)
        XCTAssertEqual(total.map { $0 * 2 }.value, 6)
    }

    func testOneTurnIsOneDeliveryOfTheLastValue() async {
        observe(total())
        basket.apples = 1
        basket.apples = 2
        basket.pears = 3
        XCTAssertEqual(received, [0])
        await turn()
        XCTAssertEqual(received, [0, 5])
        basket.apples = 4
        await turn()
        XCTAssertEqual(received, [0, 5, 7])
    }

    func testValuesOfOneTurnAreNeverMixed() async {
        let apples = Derived(tracking: { [basket] in basket.apples })
        let pears = Derived(tracking: { [basket] in basket.pears })
        observe(Derived(apples, pears) { $0 * 10 + $1 })
        basket.apples = 1
        basket.pears = 2
        await turn()
        XCTAssertEqual(received, [0, 12])
    }

    func testAReadBetweenTheChangeAndItsDeliveryTakesNothingFromObservers() async {
        let total = total()
        observe(total)
        basket.apples = 1
        XCTAssertEqual(total.value, 1)
        basket.apples = 2
        await turn()
        XCTAssertEqual(received, [0, 2])
    }

    func testAValueThatIsReadWhileItChangesIsMended() async {
        let total = total()
        observe(total)
        basket.announceApples()
        var early: Int?
        basket.onAnnouncement = { early = total.value }
        basket.apples = 1
        await turn()
        XCTAssertEqual(early, 0)
        XCTAssertEqual(received.last, 1)
        XCTAssertEqual(total.value, 1)
    }

    func testOtherPropertiesChangeNothing() async {
        observe(total())
        basket.name = "An"
        await turn()
        XCTAssertEqual(received, [0])
    }

    func testItEndsWithItsToken() async {
        observe(total())
        basket.apples = 1
        tokens = []
        await turn()
        basket.apples = 2
        await turn()
        XCTAssertEqual(received, [0])
    }

    func testAnObserverMayChangeTheModel() async {
        observe(total())
        total().bind { [basket] in if $0 < 3 { basket.apples += 1 } }.store(in: &tokens)
        for _ in 0..<4 { await turn() }
        XCTAssertEqual(received.last, 3)
    }

    func testAModelKeepsNothingOfAReleasedValue() throws {
        func use() {
            for _ in 0..<1_000 {
                withExtendedLifetime(total().bind { _ in }) {}
            }
        }
        use()
        let before = wayline_heap_in_use()
        try XCTSkipIf(before == 0, "the C library does not say")
        use()
        XCTAssertLessThan(Int(wayline_heap_in_use()) - Int(before), 20_000)
    }

    func testAValueKeepsItsModelOnlyAsLongAsItLives() {
        var model: Basket? = Basket()
        weak let released = model
        var count: Derived<Int>? = Derived(tracking: { [model] in model?.apples ?? 0 })
        count?.bind { _ in }.store(in: &tokens)
        model?.apples = 1
        (model, count) = (nil, nil)
        XCTAssertNotNil(released)
        tokens = []
        XCTAssertNil(released)
    }
}
