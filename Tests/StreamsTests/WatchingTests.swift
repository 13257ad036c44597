import Binding
import WaylineStreams
import XCTest

final class WatchingTests: XCTestCase {
    private let source = ManualPublisher<Int, TestFailure>()
    private var heard: [String] = []

    private func watched() -> Publishers.HandleEvents<ManualPublisher<Int, TestFailure>> {
        source.handleEvents(
            receiveSubscription: { _ in self.heard.append("subscription") },
            receiveOutput: { self.heard.append("\($0)") },
            receiveCompletion: { _ in self.heard.append("end") },
            receiveCancel: { self.heard.append("cancel") },
            receiveRequest: { self.heard.append("request \($0)") })
    }

    func testHandleEventsHearsEverythingInOrder() {
        let recorder = watched().record(.max(1), demandForEach: .max(2))
        source.send(1)
        source.send(completion: .finished)
        recorder.cancel()
        XCTAssertEqual(heard, ["subscription", "request max(1)", "1", "request max(2)", "end"])
        XCTAssertEqual(source.answer, .max(2))
    }

    func testHandleEventsHearsOneCancellation() {
        let recorder = watched().record(.none)
        recorder.cancel()
        recorder.cancel()
        source.send(completion: .finished)
        XCTAssertEqual(heard, ["subscription", "cancel"])
    }

    func testPrintWritesALineForEachEvent() {
        let transcript = Transcript()
        let recorder = source.print("numbers", to: transcript).record(.max(2))
        source.send(1)
        recorder.request(.unlimited)
        source.send(completion: .failure(.broken))
        let lines = transcript.text.split(separator: "\n").dropFirst()
        XCTAssertTrue(transcript.text.hasPrefix("numbers: receive subscription: ("))
        XCTAssertEqual(
            Array(lines),
            [
                "numbers: request max: (2)", "numbers: receive value: (1)",
                "numbers: request unlimited", "numbers: receive error: (broken)",
            ])
    }

    func testPrintWritesTheEndAndACancellation() {
        let transcript = Transcript()
        source.print(to: transcript).record().cancel()
        [1].publisher.print(to: transcript).record().cancel()
        XCTAssertTrue(transcript.text.contains("\nreceive cancel\n"))
        XCTAssertTrue(transcript.text.hasSuffix("receive value: (1)\nreceive finished\n"))
    }

    func testABreakpointStopsWhereItsClosuresSaySo() {
        var stops = 0
        let recorder = source.breakpoint(
            receiveSubscription: { _ in true }, receiveOutput: { $0 > 1 },
            receiveCompletion: { _ in true }, stop: { stops += 1 }
        ).record()
        XCTAssertEqual(stops, 1)
        source.send(1, 2)
        XCTAssertEqual(stops, 2)
        source.send(completion: .finished)
        XCTAssertEqual(stops, 3)
        XCTAssertEqual(recorder.values, [1, 2])
    }

    func testBreakpointOnErrorStopsAtAFailureOnly() {
        var stops = 0
        let failing = source.breakpointOnError(stop: { stops += 1 }).record()
        source.send(completion: .failure(.broken))
        XCTAssertEqual(stops, 1)
        XCTAssertEqual(failing.ending, "broken")
        _ = Just(1).breakpointOnError(stop: { stops += 1 }).record()
        XCTAssertEqual(stops, 1)
    }
}
