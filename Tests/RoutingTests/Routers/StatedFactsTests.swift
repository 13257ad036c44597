import WaylineRouting
import XCTest

/// Facts that are stated as text, as in a shell.
final class StatedFactsTests: XCTestCase {
    struct Place: Codable, Hashable {
        var name = ""
    }

    struct TripFacts: RouterFacts {
        var note = ""
        var answer: String?
        var days = 1
        var place = Place()
    }

    func testAFieldOfTextTakesTextThatLooksLikeJSON() throws {
        for text in ["[1]", #"{"a":"b"}"#, "[", "{}", "", "5", "true", "null"] {
            let facts = try TripFacts(stating: ["note": text, "answer": text])
            XCTAssertEqual(facts, TripFacts(note: text, answer: text))
        }
    }

    struct CodedFacts: RouterFacts {
        var days = 1
        var answer: String?
        var note = ""

        init() {}

        private enum CodingKeys: String, CodingKey {
            case days
            case answer = "the-answer"
        }
    }

    func testAFieldThatIsCodedUnderAnotherNameOrNotAtAllIsRefused() throws {
        XCTAssertEqual(try CodedFacts(stating: ["days": "2"]).days, 2)
        XCTAssertEqual(try CodedFacts(stating: ["the-answer": "null"]).answer, "null")
        for name in ["answer", "note"] {
            XCTAssertThrowsError(try CodedFacts(stating: ["days": "2", name: "x"])) {
                XCTAssertEqual(
                    "\($0)",
                    "'\(name)' cannot be stated: the CodingKeys of CodedFacts have no such name. "
                        + "Name a case of them like the field.")
            }
        }
    }

    func testAFieldOfFieldsIsReadAsJSON() throws {
        let facts = try TripFacts(stating: ["place": #"{"name":"Huế"}"#, "days": "3"])
        XCTAssertEqual(facts, TripFacts(days: 3, place: Place(name: "Huế")))
    }
}
