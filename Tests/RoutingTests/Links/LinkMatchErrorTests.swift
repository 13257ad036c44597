import WaylineRouting
import XCTest

final class LinkMatchErrorTests: XCTestCase {
    func testALinkOfAnotherSchemeIsRefused() {
        XCTAssertEqual(
            error("http://home?a", ["home"]), .otherScheme("http://home?a", expected: "w"))
        XCTAssertEqual(
            message("http://home?token=secret", ["home"]),
            "'http://home' has another scheme: links here begin with 'w://'.")
    }

    func testAnUnmatchedLinkNamesTheNearestPattern() {
        let patterns = ["home", "articles/{id:int}/notes", "users/{id:int}", "files/{rest...}"]
        let nearest = [
            ("w:hoem", "home"), ("w:ome/", "home"),
            ("w:artcles/7/notes", "articles/{id:int}/notes"),
            ("w:articles/7", "articles/{id:int}/notes"), ("w:user/7", "users/{id:int}"),
            ("w:users/7/8", "users/{id:int}"), ("w:file/a/b/c/d", "files/{rest...}"),
            ("w:", "home"), ("w:users", "users/{id:int}"), ("w:usrs/x", "users/{id:int}"),
        ]
        for (link, pattern) in nearest {
            XCTAssertEqual(self.nearest(to: link, patterns), pattern, link)
        }
    }

    func testAMatchByATailCostsNothing() {
        XCTAssertEqual(
            nearest(to: "w:file/a/b/c/d", ["x/a/b/c/d", "files/{rest...}"]), "files/{rest...}")
    }

    func testOfTwoEquallyNearPatternsTheFirstIsNamed() {
        XCTAssertEqual(nearest(to: "w:x", ["b", "a"]), "b")
        XCTAssertEqual(nearest(to: "w:x", ["a", "b"]), "a")
    }

    func testTheTextNamesTheNearestPatternWithoutItsTypes() {
        XCTAssertEqual(
            message("w:artcles/7?token=secret#top", ["home", "articles/{id:int}/{all...}?a={a}"]),
            "'w://artcles/7' is not a link that is known here. "
                + "Did you mean 'w://articles/{id}/{all...}'?")
        XCTAssertEqual(
            message("w:home", []), "'w://home' is not a link that is known here: there are none.")
    }

    func testAValueOfAnotherTypeIsNamedIfTheRestFits() throws {
        XCTAssertEqual(
            error("w:articles/abc", ["articlex/{id}", "{a:int}/{b:int}", "articles/{id:int}"]),
            .illTyped(
                "w:articles/abc", try LinkPattern(parsing: "articles/{id:int}"), given: "abc",
                expected: .int))
    }

    func testTheTextForAValueOfAnotherTypeGivesAnExample() {
        let texts = [
            (
                "w:articles/abc?a=b", "articles/{id:int}",
                "'abc' is not a whole number: 'w://articles/{id}' takes one, e.g. 'w://articles/7'."
            ),
            (
                "w:a/b/c", "a/{x:double}/{y}",
                "'b' is not a number: 'w://a/{x}/{y}' takes one, e.g. 'w://a/1.5/c'."
            ),
            (
                "w:a/b", "{x}/{y:bool}",
                "'b' is not 'true' or 'false': 'w://{x}/{y}' takes one, e.g. 'w://a/true'."
            ),
            (
                "w:a/b", "{x:int}/{y:int}",
                "'a' is not a whole number: 'w://{x}/{y}' takes one, e.g. 'w://7/7'."
            ),
            (
                "w:a?n=b&k=c", "a?n={number:int=1}&k={key}&t={token?}",
                "'n=…' is not a whole number: 'w://a?n={number}&k={key}&t={token}' takes one, "
                    + "e.g. 'w://a?n=7'."
            ),
        ]
        for (link, pattern, text) in texts { XCTAssertEqual(message(link, [pattern]), text) }
    }

    func testAMissingKeyIsNamed() throws {
        XCTAssertEqual(
            error("w:a?b=1", ["a?b={b}&c={c:int}"]),
            .missing("w:a?b=1", try LinkPattern(parsing: "a?b={b}&c={c:int}"), key: "c"))
        XCTAssertEqual(
            message("w:search?p=1", ["search?q={text}&n={n:int}&p={page:int=1}"]),
            "'w://search' lacks 'q', which 'w://search?q={text}&n={n}&p={page}' takes, "
                + "e.g. 'w://search?q=text&n=7'.")
    }

    func testAQueryThatDoesNotFitDoesNotLeadElsewhere() {
        XCTAssertNotNil(error("w:a", ["a?b={b}", "{c}"]))
    }

    func testATextShowsNoControlCharactersAndNotTooMuch() {
        let long = String(repeating: "x", count: 100)
        XCTAssertEqual(
            message("w:\(long)", ["a"]),
            "'w://\(long.prefix(76))…' is not a link that is known here. Did you mean 'w://a'?")
    }

    private func nearest(to link: String, _ patterns: [String]) -> String? {
        guard case .unmatched(_, let nearest) = error(link, patterns) else { return nil }
        return nearest?.description
    }

    private func message(_ link: String, _ patterns: [String]) -> String? {
        error(link, patterns)?.description
    }

    private func error(_ link: String, _ patterns: [String]) -> LinkMatchError? {
        do {
            let rules = patterns.map { LinkRule($0, to: 0) }
            _ = try LinkTable<Int>(scheme: "w", rules).target(of: Link(parsing: link))
            return nil
        } catch {
            return error as? LinkMatchError
        }
    }
}
