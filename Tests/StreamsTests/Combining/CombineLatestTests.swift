import Binding
import WaylineStreams
import XCTest

final class CombineLatestTests: XCTestCase {
    private let a = PassthroughSubject<Int, TestFailure>()
    private let b = PassthroughSubject<String, TestFailure>()
    private let c = PassthroughSubject<Bool, TestFailure>()
    private let d = PassthroughSubject<Double, TestFailure>()

    func testNothingIsSentBeforeEachHasAValue() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        XCTAssertEqual(recorder.values, [])
        b.send("x")
        a.send(3)
        b.send("y")
        XCTAssertEqual(recorder.values, ["2x", "3x", "3y"])
    }

    func testThreeAndFourAreCombined() {
        let three = a.combineLatest(b, c).record()
        let four = a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }.record()
        a.send(1)
        b.send("x")
        c.send(true)
        d.send(0.5)
        XCTAssertEqual(three.values.map { "\($0)" }, [#"(1, "x", true)"#])
        c.send(false)
        XCTAssertEqual(four.values, ["1xtrue0.5", "1xfalse0.5"])
    }

    func testItFinishesWhenAllHaveFinished() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(completion: .finished)
        b.send("x")
        XCTAssertEqual(recorder.values, ["1x"])
        b.send(completion: .finished)
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testItFailsWithTheFirstFailure() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        a.send(1)
        b.send(completion: .failure(.broken))
        a.send(completion: .failure(.other))
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testNoMoreIsSentThanAskedForAndTheLatestAreKept() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record(.max(1))
        a.send(1)
        b.send("x")
        b.send("y")
        XCTAssertEqual(recorder.values, ["1x"])
        recorder.request(.max(1))
        a.send(2)
        XCTAssertEqual(recorder.values, ["1x", "2x"])
    }

    func testAValueThatOnlyFillsItsPlaceIsMadeUpFor() {
        let source = ManualPublisher<Int, TestFailure>()
        let recorder = source.combineLatest(b) { "\($0)\($1)" }.record(.max(1))
        source.send(1)
        XCTAssertEqual(source.answer, .max(1))
        b.send("x")
        XCTAssertEqual(recorder.values, ["1x"])
    }

    func testDemandAnsweredToAValueAsksAll() {
        let left = ManualPublisher<Int, TestFailure>()
        let right = ManualPublisher<Int, TestFailure>()
        _ = left.combineLatest(right).record(.max(2), demandForEach: .max(1))
        left.send(1)
        right.send(2)
        XCTAssertEqual(left.requests, [.max(2), .max(1)])
        XCTAssertEqual(right.requests, [.max(2), .max(1)])
    }

    func testASendDuringADeliveryIsHeard() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        recorder.onValue = { [a] in if $0 == "1x" { a.send(2) } }
        a.send(1)
        b.send("x")
        XCTAssertEqual(recorder.values, ["1x", "2x"])
    }

    func testAPublisherThatSendsWhenItIsAskedCostsNoStack() {
        let left = ManualPublisher<Int, TestFailure>()
        let right = ManualPublisher<Int, TestFailure>()
        let recorder = left.combineLatest(right).record(.none, demandForEach: .max(1))
        left.send(0)
        right.onRequest = { [unowned right] _ in
            if right.requests.count < 20_000 { right.send(right.requests.count) }
        }
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values.count, 19_999)
    }

    func testACancelDuringADeliveryReachesAll() {
        let left = ManualPublisher<Int, TestFailure>()
        let right = ManualPublisher<Int, TestFailure>()
        let recorder = left.combineLatest(right) { $0 + $1 }.record()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        left.send(1)
        right.send(2, 3)
        XCTAssertEqual(recorder.values, [3])
        XCTAssertEqual([left.cancellations, right.cancellations], [1, 1])
    }

    func testSubscribingDuringADeliveryWorks() {
        let both = a.combineLatest(b) { "\($0)\($1)" }
        let recorder = both.record()
        var late: Recorder<String, TestFailure>?
        recorder.onValue = { _ in if late == nil { late = both.record() } }
        a.send(1)
        b.send("x")
        a.send(2)
        b.send("y")
        XCTAssertEqual(late?.values, ["2y"])
    }
}
