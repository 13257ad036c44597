import WaylineRouting
import XCTest

final class RouteParametersTests: XCTestCase {
    private struct Input: Codable, Equatable {
        var id: Int
        var ranking: String
    }

    private struct Endless: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(self)
        }
    }

    func testALiteralAndAnInputOfTheSameFieldsAreEqual() {
        let literal: RouteParameters = ["id": 7, "ranking": "viewed"]
        XCTAssertEqual(RouteParameters(Input(id: 7, ranking: "viewed")), literal)
        XCTAssertNotEqual(RouteParameters(Input(id: 8, ranking: "viewed")), literal)
    }

    func testAScreenReadsWhatItsCallerPassed() throws {
        let photo = Photo(
            id: 7, ranking: .rated, age: 255, score: 1, isPublic: false, title: "A",
            place: .init(street: "B", floor: -3), tags: ["c"], others: [.init(street: "D")])
        XCTAssertEqual(try RouteParameters(photo).decode(Photo.self, for: "photo"), photo)
    }

    func testNoneIsAnEmptyLiteralAndAnInputWithoutFields() {
        struct Nothing: Codable {}
        XCTAssertEqual(RouteParameters.none, [:])
        XCTAssertEqual(RouteParameters(Nothing()), .none)
        XCTAssertTrue(RouteParameters.none.isEmpty)
        XCTAssertFalse((["id": 7] as RouteParameters).isEmpty)
        XCTAssertNoThrow(try RouteParameters.none.decode(Nothing.self, for: "nothing"))
    }

    func testAFieldIsReadByItsName() throws {
        let parameters: RouteParameters = ["id": 7]
        XCTAssertEqual(parameters["id"], 7)
        XCTAssertNil(parameters["ID"])
        XCTAssertEqual(try parameters.fields(), ["id": 7])
    }

    func testParametersOfParametersAreTheSame() {
        let parameters: RouteParameters = ["id": .text("7"), "pin": .secret(1)]
        XCTAssertEqual(RouteParameters(parameters), parameters)
        XCTAssertEqual(RouteParameters(RouteParameters(7)), RouteParameters(7))
    }

    func testAnInputThatDoesNotEncodeIsThrownWhenItIsUsed() {
        let parameters = RouteParameters(["ratio": Double.nan])
        let fault = RouteParametersError.unencodable(
            RouteEncodingError(.notFinite("nan"), field: "ratio"),
            type: "Dictionary<String, Double>")
        XCTAssertFalse(parameters.isEmpty)
        XCTAssertNil(parameters["ratio"])
        XCTAssertThrowsError(try parameters.validated()) {
            XCTAssertEqual($0 as? RouteParametersError, fault)
        }
        XCTAssertThrowsError(try parameters.decode([String: Double].self, for: "x")) {
            XCTAssertEqual($0 as? RouteParametersError, fault)
        }
    }

    func testAnInputThatHasNoEndIsAFault() {
        let fault = RouteParametersError.unencodable(
            RouteEncodingError(
                .tooDeep(limit: 128), field: String(repeating: "[0]", count: 128)),
            type: "Endless")
        XCTAssertThrowsError(try RouteParameters(Endless()).validated()) {
            XCTAssertEqual($0 as? RouteParametersError, fault)
        }
    }

    func testABareValueIsAFault() {
        for (parameters, given) in [
            (RouteParameters(7), "7"), (RouteParameters([1, 2]), "[1, 2]"),
            (RouteParameters(Secret("hunter2")), "•••"),
        ] {
            XCTAssertThrowsError(try parameters.validated()) {
                XCTAssertEqual($0 as? RouteParametersError, .unnamed(given: given))
            }
        }
    }

    func testNoWayOfPrintingShowsASecret() {
        let parameters: RouteParameters = ["id": 7, "pin": .secret("hunter2")]
        var dumped = ""
        dump(parameters, to: &dumped)
        XCTAssertEqual("\(parameters)", #"["id": 7, "pin": •••]"#)
        XCTAssertTrue(dumped.contains("id: 7"), dumped)
        XCTAssertFalse((dumped + String(reflecting: parameters)).contains("hunter2"))
        XCTAssertEqual(parameters.redacted, ["id": 7, "pin": .secret(nil)])
    }
}
