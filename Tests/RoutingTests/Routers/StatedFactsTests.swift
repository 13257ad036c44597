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
            XCTAssertEqual(
                try EchoRouter<TripFacts>.decide("echo", stating: ["note": text, "answer": text]),
                .push("facts", RouteParameters(TripFacts(note: text, answer: text))))
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
        let stated = ["days": "2", "the-answer": "null"]
        XCTAssertEqual(
            try EchoRouter<CodedFacts>.decide("echo", stating: stated),
            .push("facts", ["days": 2, "the-answer": "null"]))
        for name in ["answer", "note"] {
            XCTAssertThrowsError(
                try EchoRouter<CodedFacts>.decide("echo", stating: ["days": "2", name: "x"])
            ) {
                XCTAssertEqual(
                    "\($0)",
                    "'\(name)' cannot be stated: the CodingKeys of CodedFacts have no such name. "
                        + "Name a case of them like the field.")
            }
        }
    }

    func testAFieldOfFieldsIsReadAsJSON() throws {
        let stated = ["place": #"{"name":"Huế"}"#, "days": "3"]
        XCTAssertEqual(
            try EchoRouter<TripFacts>.decide("echo", stating: stated),
            .push("facts", RouteParameters(TripFacts(days: 3, place: Place(name: "Huế")))))
    }
}

/// Passes on its facts.
private struct EchoRouter<Facts: RouterFacts>: Router {
    enum Route: String, CaseIterable { case echo }

    func decide(_ route: Route, _ facts: Facts, _ context: RouteContext) -> Transition {
        .push("facts", RouteParameters(facts))
    }
}
