import Binding
import Foundation
import WaylineStreams
import XCTest

/// Completions, recordings and demands are coded as Combine codes them.
final class CodingTests: XCTestCase {
    private enum Failure: String, Error, Codable {
        case broken
    }

    private typealias Completion = Subscribers.Completion<Failure>

    private func encoded<T: Encodable>(_ value: T) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func decoded<T: Decodable>(_ text: String) throws -> T {
        try JSONDecoder().decode(T.self, from: Data(text.utf8))
    }

    func testACompletionIsCodedAsSuccessAndError() throws {
        XCTAssertEqual(try encoded(Completion.finished), #"{"success":true}"#)
        XCTAssertEqual(
            try encoded(Completion.failure(.broken)), #"{"error":"broken","success":false}"#)
    }

    func testACompletionIsDecoded() throws {
        let finished: Completion = try decoded(#"{"success":true}"#)
        let failed: Completion = try decoded(#"{"error":"broken","success":false}"#)
        XCTAssertEqual([finished, failed], [.finished, .failure(.broken)])
        XCTAssertThrowsError(try decoded(#"{"success":false}"#) as Completion)
    }

    func testADemandIsCodedAsAnUnsignedNumber() throws {
        let demands: [Subscribers.Demand] = [.none, .max(3), .unlimited]
        let text = "[0,3,9223372036854775808]"
        XCTAssertEqual(try encoded(demands), text)
        XCTAssertEqual(try decoded(text), demands)
        XCTAssertThrowsError(try decoded("[-1]") as [Subscribers.Demand])
    }

    func testARecordIsCodedWithItsRecording() throws {
        let record = Record<Int, Failure>(output: [1, 2], completion: .failure(.broken))
        let text = try encoded(record)
        XCTAssertEqual(
            text,
            #"{"recording":{"completion":{"error":"broken","success":false},"output":[1,2]}}"#)
        let copy: Record<Int, Failure> = try decoded(text)
        let recorder = copy.record()
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.ending, "broken")
    }

    func testADecodedRecordingTakesNoMore() throws {
        var recording: Record<Int, Failure>.Recording = try decoded(
            #"{"completion":{"success":true},"output":[1]}"#)
        recording.receive(2)
        recording.receive(completion: .failure(.broken))
        XCTAssertEqual(recording.output, [1])
        XCTAssertEqual(recording.completion, .finished)
    }
}
