import WaylineRouting
import XCTest

final class RouteParametersErrorTests: XCTestCase {
    private let whole: [String: RouteValue] = [
        "id": 7, "ranking": "viewed", "age": 0, "score": 1, "isPublic": true,
        "place": ["street": "a"], "tags": [], "others": [],
    ]

    /// What is said of a photo's parameters in which some fields are others.
    private func text(_ fields: [String: RouteValue?]) -> String {
        let given = fields.reduce(into: whole) { $0[$1.key] = $1.value }
        do {
            return "\(try RouteParameters(given).decode(Photo.self, for: "photo"))"
        } catch {
            return "\(error)"
        }
    }

    func testAMissingFieldIsNamedWithWhatIsThere() {
        XCTAssertEqual(
            text(["place": ["strt": "a", "nr": 7]]),
            "'photo' cannot take its parameters: 'place.street' is missing, where text is needed; "
                + "given is only 'nr', 'strt'. Give it, or make it optional.")
        XCTAssertEqual(
            text(["others": [["street": "a"], [:]]]),
            "'photo' cannot take its parameters: 'others[1].street' is missing, where text is "
                + "needed. Give it, or make it optional.")
    }

    func testAnIllTypedFieldIsNamedWithWhatIsNeededAndGiven() {
        let others: [(field: String, RouteValue, given: String, needed: String)] = [
            ("id", "7", #""7""#, "an integer"), ("id", 7.5, "7.5", "an integer"),
            ("id", nil, "nil", "an integer"), ("age", 256, "256", "an integer from 0 to 255"),
            ("score", "1", #""1""#, "a number"), ("isPublic", 1, "1", "true or false"),
            ("tags", "a", #""a""#, "a list"), ("place", [1], "[1]", "an object"),
            ("ranking", 1, "1", "text"),
        ]
        for (field, value, given, needed) in others {
            XCTAssertEqual(
                text([field: value]),
                "'photo' cannot take its parameters: '\(field)' is \(given), where \(needed) is "
                    + "needed. Give that, or change the type of the field.")
        }
    }

    func testTheWayToAFieldGoesThroughNamesAndIndices() {
        XCTAssertEqual(
            text(["others": [["street": "a", "floor": "b"]]]),
            #"'photo' cannot take its parameters: 'others[0].floor' is "b", where an integer is "#
                + "needed. Give that, or change the type of the field.")
    }

    func testAnUnknownCaseIsNamedWithTheKnownAndTheNearest() {
        XCTAssertEqual(
            text(["ranking": "vieved"]),
            #"'photo' cannot take its parameters: 'ranking' is "vieved", where one of 'viewed', "#
                + "'rated' is needed. Did you mean 'viewed'?")
    }

    func testASecretIsReadByASecretAlone() {
        XCTAssertEqual(
            text(["place": ["street": .secret("hunter2")]]),
            "'photo' cannot take its parameters: 'place.street' is a secret, where text is needed. "
                + "Only a field of type Secret can take it.")
    }

    func testAReasonThatATypeGivesItselfIsPassedOn() {
        struct Mail: Decodable {
            init(from decoder: any Decoder) throws { throw MailError.noHost }
        }
        enum MailError: Error { case noHost }
        XCTAssertThrowsError(
            try (["to": ["a@"]] as RouteParameters).decode([String: [Mail]].self, for: "mail")
        ) {
            XCTAssertEqual(
                "\($0)",
                #"'mail' cannot take its parameters: 'to[0]' is "a@", "#
                    + "which its type refuses: noHost"
            )
        }
    }

    func testOversizedAndControlTextIsCutAndEscaped() {
        let long = String(repeating: "\u{9B}", count: 100)
        XCTAssertEqual(
            text(["id": .string(long)]),
            "'photo' cannot take its parameters: 'id' is \""
                + String(repeating: "\\u{9B}", count: 100).prefix(59)
                + "…, where an integer is needed. Give that, or change the type of the field.")
    }

    func testAReasonThatQuotesDataIsEscapedToo() {
        enum Order: String, Codable { case up }
        XCTAssertThrowsError(
            try RouteParameters(link: ["order": "\u{1B}["]).decode([String: Order].self, for: "x")
        ) {
            XCTAssertEqual(
                "\($0)",
                #"'x' cannot take its parameters: 'order' is text "\u{1B}[", "#
                    + "which its type refuses: Cannot initialize Order from invalid String "
                    + #"value \u{1B}["#
            )
        }
    }

    func testAnInputThatDoesNotEncodeSaysWhy() {
        XCTAssertEqual(
            "\(RouteParameters(Photo(id: 7, score: .infinity)))",
            "'Photo' cannot be passed to a screen: 'score' is inf, and only finite numbers can be "
                + "kept. Use nil instead.")
        XCTAssertEqual(
            "\(RouteParameters(7))",
            "7 cannot be passed to a screen, for parameters have names. "
                + #"Pass a struct, or a dictionary such as ["id": 7]."#)
    }
}
