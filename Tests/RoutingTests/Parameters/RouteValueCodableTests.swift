import Foundation
import WaylineRouting
import XCTest

/// How route values go through an encoder that is not Wayline's own.
final class RouteValueCodableTests: XCTestCase {
    func testAnyOtherEncoderTakesItThereAndBack() throws {
        let values: [RouteValue] = [
            .null, true, -7, 2.5, "a", .text("7"), [1, [], "b"], ["a": ["b": nil]],
            ["$text": 1], ["$text": "7"], ["$text": "7", "a": 1], ["$": 1, "$$": 2],
        ]
        for value in values {
            let saved = try JSONEncoder().encode([value])
            XCTAssertEqual(try JSONDecoder().decode([RouteValue].self, from: saved), [value])
        }
    }

    func testToAnyOtherEncoderASecretIsNil() throws {
        let value: RouteValue = [1, .secret("hunter2")]
        let saved = try JSONEncoder().encode(value)
        XCTAssertEqual(String(decoding: saved, as: UTF8.self), "[1,null]")
    }

    func testAWrongMarkIsRefused() {
        for text in [#"{"$text": 7}"#, #"{"$texts": "7"}"#, #"{"a": 1, "$text": "7"}"#] {
            XCTAssertThrowsError(
                try JSONDecoder().decode(RouteValue.self, from: Data(text.utf8)), text)
        }
    }

    func testParametersGoThroughAnyOtherEncoder() throws {
        let parameters: RouteParameters = ["id": 7, "tags": ["a", "b"]]
        let saved = try JSONEncoder().encode(parameters)
        XCTAssertEqual(try JSONDecoder().decode(RouteParameters.self, from: saved), parameters)
        XCTAssertThrowsError(
            try JSONDecoder().decode(RouteParameters.self, from: Data("[7]".utf8)))
    }

    func testParametersThatHoldAFaultAreNotEncoded() {
        XCTAssertThrowsError(try JSONEncoder().encode(RouteParameters(7))) { error in
            XCTAssertEqual(error as? RouteParametersError, .unnamed(given: "7"))
        }
    }
}
