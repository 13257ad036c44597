import WaylineRouting
import XCTest

final class LinkTableErrorTests: XCTestCase {
    func testTwoRulesWithTheSamePathAreRefused() throws {
        for (first, second) in [
            ("a/{id:int}", "a/{number:int}"), ("a", "%61"), ("a/{rest...}", "a/{all...}"),
            ("{a}?b={b}", "{c}?d={d}"), ("", "?a={a}"),
        ] {
            XCTAssertEqual(
                error(scheme: "w", ["z", first, "y", second]),
                .samePaths(try LinkPattern(parsing: first), try LinkPattern(parsing: second)))
        }
        XCTAssertEqual(
            error(scheme: "w", ["a/{id:int}", "a/{number:int}"])?.description,
            "'a/{id:int}' and 'a/{number:int}' take the same links: "
                + "remove one, or tell their paths apart by a literal or a type.")
    }

    func testAFaultyPatternIsNamed() {
        XCTAssertEqual(
            error(scheme: "w", ["a", "b/{c"])?.description,
            "'b/{c' is not a pattern: at character 3, "
                + "'{' is not closed: write '}' after the name.")
    }

    func testAFaultySchemeIsRefused() {
        for scheme in ["", "2x", "w:", "w://", "a b", "/w"] {
            XCTAssertEqual(error(scheme: scheme, []), .badScheme(scheme))
        }
        XCTAssertEqual(
            error(scheme: "my_app", [])?.description,
            "'my_app' is not a scheme: start with a letter, "
                + "then letters, digits, '+', '-' or '.', e.g. 'wayline'.")
    }

    private func error(scheme: String, _ patterns: [String]) -> LinkTableError? {
        do throws(LinkTableError) {
            _ = try LinkTable<Int>(scheme: scheme, patterns.map { LinkRule($0, to: 0) })
            return nil
        } catch {
            return error
        }
    }
}
