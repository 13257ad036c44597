import WaylineRouting
import XCTest

final class LinkTextTests: XCTestCase {
    private func read<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) -> Value?
    {
        try? RouteParameters(link: ["x": text]).decode([String: Value].self, for: "x")["x"]
    }

    func testTextOfALinkIsReadAsTheScreensInputSays() throws {
        struct Input: Decodable, Equatable {
            var id: Int
            var isOpen: Bool
            var zoom: Double?
            var ranking: Photo.Ranking
            var query: String
        }
        let link = ["id": "7", "isOpen": "true", "zoom": "1.5", "ranking": "rated", "query": "7"]
        XCTAssertEqual(
            try RouteParameters(link: link).decode(Input.self, for: "photos"),
            Input(id: 7, isOpen: true, zoom: 1.5, ranking: .rated, query: "7"))
    }

    func testAnIntegerIsDigitsWithOrWithoutAMinus() {
        for (text, number) in [("7", 7), ("-7", -7), ("007", 7), ("9223372036854775807", Int.max)] {
            XCTAssertEqual(read(text, as: Int.self), number, text)
        }
        for text in ["", "-", "+7", " 7", "7 ", "7.0", "0x7", "1e3", "٧", "9223372036854775808"] {
            XCTAssertNil(read(text, as: Int.self), text)
        }
        XCTAssertNil(read("256", as: UInt8.self))
        XCTAssertNil(read("-1", as: UInt.self))
    }

    func testANumberIsWrittenAsInJSON() {
        for (text, number) in [("7", 7.0), ("-0.5", -0.5), ("1e3", 1000), ("1.5E-1", 0.15)] {
            XCTAssertEqual(read(text, as: Double.self), number, text)
        }
        for text in ["", "nan", "inf", "1e999", "0x1p3", ".5", "1.", "+1", " 1", "1 ", "1,5"] {
            XCTAssertNil(read(text, as: Double.self), text)
        }
        XCTAssertNil(read("1e39", as: Float.self))
    }

    func testABooleanIsOneOfFourWords() {
        for (text, truth) in [("true", true), ("1", true), ("false", false), ("0", false)] {
            XCTAssertEqual(read(text, as: Bool.self), truth, text)
        }
        for text in ["", "yes", "TRUE", "2"] { XCTAssertNil(read(text, as: Bool.self), text) }
    }

    func testTextThatIsNotFromALinkIsNeverANumber() {
        XCTAssertThrowsError(
            try (["x": "7"] as RouteParameters).decode([String: Int].self, for: "x"))
        XCTAssertNotEqual(RouteParameters(link: ["x": "7"]), ["x": "7"])
    }

    func testTextOfALinkIsStillThatWhenItWasSaved() throws {
        let parameters = RouteParameters(link: ["$id": "7", "name": "$text"])
        let saved = try Snapshot(parameters).bytes()
        XCTAssertEqual(try Snapshot(bytes: saved).decode(RouteParameters.self), parameters)
    }

    func testAnErrorSaysThatItWasText() {
        XCTAssertThrowsError(
            try RouteParameters(link: ["id": "x"]).decode([String: Int].self, for: "photo")
        ) {
            XCTAssertEqual(
                "\($0)",
                #"'photo' cannot take its parameters: 'id' is text "x", where an integer is "#
                    + "needed. Give that, or change the type of the field.")
        }
    }
}
