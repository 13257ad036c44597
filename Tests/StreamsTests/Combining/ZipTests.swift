import Binding
import WaylineStreams
import XCTest

final class ZipTests: XCTestCase {
    private let a = PassthroughSubject<Int, TestFailure>()
    private let b = PassthroughSubject<String, TestFailure>()
    private let c = PassthroughSubject<Bool, TestFailure>()
    private let d = PassthroughSubject<Double, TestFailure>()

    func testValuesArePairedInTheirOrder() {
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        for value in 1...3 { a.send(value) }
        b.send("x")
        b.send("y")
        XCTAssertEqual(recorder.values, ["1x", "2y"])
        b.send("z")
        b.send("w")
        a.send(4)
        XCTAssertEqual(recorder.values, ["1x", "2y", "3z", "4w"])
    }

    func testThreeAndFourAreGrouped() {
        let three = a.zip(b, c).record()
        let four = a.zip(b, c, d) { "\($0)\($1)\($2)\($3)" }.record()
        a.send(1)
        b.send("x")
        c.send(true)
        c.send(false)
        d.send(0.5)
        XCTAssertEqual(three.values.map { "\($0)" }, [#"(1, "x", true)"#])
        XCTAssertEqual(four.values, ["1xtrue0.5"])
    }

    func testItFinishesWhenTheValuesOfAFinishedOneAreUsedUp() {
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        b.send("x")
        XCTAssertEqual(recorder.ending, "")
        b.send("y")
        b.send("z")
        XCTAssertEqual(recorder.values, ["1x", "2y"])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testItFinishesAtOnceWithOneThatHasNoValueLeft() {
        let left = ManualPublisher<Int, TestFailure>()
        let recorder = left.zip(b).record()
        b.send(completion: .finished)
        XCTAssertEqual(recorder.ending, "finished")
        XCTAssertEqual(left.cancellations, 1)
    }

    func testAFailureDropsWhatWaits() {
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        a.send(1)
        a.send(completion: .failure(.broken))
        b.send("x")
        XCTAssertEqual(recorder.values, [])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testEachIsAskedForAsMuchAsTheSubscriberAsksFor() {
        let left = ManualPublisher<Int, TestFailure>()
        let right = ManualPublisher<Int, TestFailure>()
        let recorder = left.zip(right) { $0 + $1 }.record(.max(2))
        recorder.request(.max(1))
        XCTAssertEqual(left.requests, [.max(2), .max(1)])
        XCTAssertEqual(right.requests, [.max(2), .max(1)])
    }

    func testSequencesAreZippedToTheShorterOne() {
        let recorder = (1...5).publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }
            .record(.max(1), demandForEach: .max(1))
        XCTAssertEqual(recorder.values, ["1a", "2b"])
        XCTAssertEqual(recorder.ending, "finished")
    }

    func testACancelDuringADeliveryIsTheEnd() {
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        recorder.onValue = { [unowned recorder] _ in recorder.cancel() }
        a.send(1)
        a.send(2)
        b.send("x")
        b.send("y")
        XCTAssertEqual(recorder.values, ["1x"])
        XCTAssertEqual(recorder.ending, "")
    }
}
