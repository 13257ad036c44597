import WaylineRouting
import XCTest

final class RoutingErrorTests: XCTestCase {
    private let known: [RouteName] = ["login", "sign-up", "forgot-password"]

    func testTheNearestRouteHasTheFewestLettersToChange() {
        let nearest: [(RouteName, RouteName)] = [
            ("signup", "sign-up"), ("logn", "login"), ("loggin", "login"), ("lagin", "login"),
            ("forgot-pass", "forgot-password"),
        ]
        for (given, expected) in nearest {
            XCTAssertEqual(RoutingError.unknownRoute(given, known: known).nearest, expected)
        }
    }

    func testARouteUnlikeAllOthersHasNoSuggestion() {
        for given in ["forgot", "", "xyz"] {
            let error = RoutingError.unknownRoute(RouteName(rawValue: given), known: known)
            XCTAssertNil(error.nearest, given)
            XCTAssertTrue("\(error)".hasSuffix("'sign-up', 'forgot-password'."), "\(error)")
        }
    }

    func testALetterTooManyTooFewOrWrongIsOneChange() {
        for (given, twoChangesAway) in [
            ("logixn", "laxixn"), ("ogin", "oxix"), ("lagin", "laginxx"),
        ] {
            let error = RoutingError.unknownRoute(
                RouteName(rawValue: given), known: [RouteName(rawValue: twoChangesAway), "login"])
            XCTAssertEqual(error.nearest, "login", given)
        }
    }

    func testOfTwoEquallyNearRoutesTheFirstIsNamed() {
        XCTAssertEqual(RoutingError.unknownRoute("b", known: ["c", "a"]).nearest, "c")
    }

    func testOfLongNamesTheFirstLettersDecide() {
        let long = String(repeating: "a", count: 64)
        let known = ["\(long)bb", "\(long)b", "b\(long)"].map(RouteName.init(rawValue:))
        let given = RouteName(rawValue: "\(long)\(String(repeating: "b", count: 1_000_000))")
        XCTAssertEqual(RoutingError.unknownRoute(given, known: known).nearest, known[0])
    }

    func testWithNoKnownRouteNoneIsNearest() {
        XCTAssertNil(RoutingError.unknownRoute("login", known: []).nearest)
    }

    func testTheTextSaysWhatWasGivenWhatIsKnownAndWhatIsNearest() {
        XCTAssertEqual(
            "\(RoutingError.unknownRoute("signup", known: known))",
            "'signup' is not a route here. The routes are 'login', 'sign-up', 'forgot-password'. "
                + "Did you mean 'sign-up'?")
        XCTAssertEqual(
            "\(RoutingError.unknownRoute("signup", known: []))",
            "'signup' is not a route here: there are no routes.")
    }

    func testAScreensInputIsSpokenOfOnce() throws {
        let parameters: RouteParameters = ["id": "seven"]
        XCTAssertThrowsError(try parameters.decode([String: Int].self, for: "article")) { error in
            guard let error = error as? RouteParametersError else { return XCTFail("\(error)") }
            XCTAssertEqual("\(RoutingError.invalidParameters("article", error))", "\(error)")
        }
    }
}
