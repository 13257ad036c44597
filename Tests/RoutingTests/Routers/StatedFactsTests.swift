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

    func testAFieldOfFieldsIsReadAsJSON() throws {
        let facts = try TripFacts(stating: ["place": #"{"name":"Huế"}"#, "days": "3"])
        XCTAssertEqual(facts, TripFacts(days: 3, place: Place(name: "Huế")))
    }
}
