import WaylineRouting
import XCTest

final class LinkPatternErrorTests: XCTestCase {
    func testASegmentIsNotEmpty() {
        for (text, position) in [("/a", 1), ("a/", 3), ("a//b", 3), ("/", 1), ("a/?b={b}", 3)] {
            assert(text, position, .emptySegment)
        }
        assert("a//b", says: "at character 3, a segment is empty: remove a '/'.")
    }

    func testBracesComeInPairs() {
        assert("a/{id", 3, .openBrace)
        assert("{a{b}", 1, .openBrace)
        assert("a?b={c", 5, .openBrace)
        assert("a/id}", 5, .strayBrace)
        assert("a?b}={c}", 4, .strayBrace)
        assert("{id", says: "at character 1, '{' is not closed: write '}' after the name.")
        assert(
            "id}",
            says: "at character 3, '}' closes nothing: "
                + "write '{' before a name, or '%7D' for '}' itself.")
    }

    func testACaptureIsAllOfItsSegmentOrValue() {
        assert("a/id-{id}", 6, .captureIsNotAlone)
        assert("{id}b/c", 5, .captureIsNotAlone)
        assert("{a}{b}", 4, .captureIsNotAlone)
        assert("a?b={c}d&e={e}", 8, .captureIsNotAlone)
        assert("a?b{c}={d}", 4, .captureIsNotAlone)
        assert(
            "id-{id}",
            says: "at character 4, a capture shares its segment or value: "
                + "it takes the whole, e.g. 'articles/{id}'.")
    }

    func testANameIsMadeOfLettersDigitsAndUnderscores() {
        for (name, position) in [("", 3), ("7", 3), ("a-b", 3), ("a b", 3), ("a/b", 3)] {
            for rest in ["", "...", ":int"] {
                assert("a/{\(name)\(rest)}", position + 1, .badName(name))
            }
        }
        assert("a?b={c-d?}", 6, .badName("c-d"))
        assert(
            "{2nd}",
            says: "at character 2, '2nd' cannot name a capture: "
                + "start with a letter, then letters, digits and '_'.")
    }

    func testANameIsCapturedOnce() {
        assert("{a}/{b}/{a:int}", 10, .repeatedName("a"))
        assert("{a}?b={a?}", 8, .repeatedName("a"))
        assert("{a}/{a...}", 6, .repeatedName("a"))
        assert(
            "{a}/{a}", says: "at character 6, 'a' is captured again: give it another name.")
    }

    func testATypeIsOneOfThree() {
        assert("a/{id:integer}", 7, .unknownType("integer"))
        assert("{id:}", 5, .unknownType(""))
        assert("a?b={c:Int=7}", 8, .unknownType("Int"))
        assert(
            "{id:text}",
            says: "at character 5, 'text' is not a type: "
                + "write 'int', 'double' or 'bool', or none for text.")
    }

    func testATailIsLastInThePathAndHasNoType() {
        assert("{rest...}/a", 10, .tailIsNotLast)
        assert("{rest...}/", 10, .tailIsNotLast)
        assert("a?b={rest...}", 3, .tailInQuery)
        assert("a/{rest:int...}", 8, .typedTail)
        assert(
            "{a...}/b",
            says: "at character 7, a segment follows a tail, which takes all: let the tail be last."
        )
        assert(
            "?b={a...}", says: "at character 2, a tail stands in the query: only a path has one.")
        assert(
            "{a:int...}",
            says: "at character 3, a tail has a type: leave it out, for it takes texts.")
    }

    func testOnlyAQueryHasOptionalCaptures() {
        assert("a/{b?}", 3, .optionalInPath)
        assert("a/{b:int=7}/c", 3, .optionalInPath)
        assert(
            "a/{b?}",
            says: "at character 3, an optional capture stands in the path: only a query has those. "
                + "Declare a pattern without the segment too.")
    }

    func testAQueryIsMadeOfCaptures() {
        for (text, position) in [
            ("a?", 3), ("a?b", 3), ("a?b=", 3), ("a?b=c", 3), ("a?={c}", 3), ("a?b={c}&", 9),
            ("a?b={c}&d&e={e}", 9), ("a?{b}", 3),
        ] {
            assert(text, position, .noQueryCapture)
        }
        assert("a?", says: "at character 3, the query has no capture: write 'key={name}'.")
    }

    func testAKeyIsTakenOnce() {
        assert("a?b={c}&b={d}", 9, .repeatedKey("b"))
        assert("?b={c}&b={d}", says: "at character 8, 'b' is a key again: take its value once.")
    }

    func testADefaultIsOfItsType() {
        assert("a?b={c:int=x}", 12, .badDefault("x", for: .int))
        assert("a?b={c:bool=}", 13, .badDefault("", for: .bool))
        assert("a?b={c:double=nan}", 15, .badDefault("nan", for: .double))
        assert(
            "?b={c:int=1.5}",
            says:
                "at character 11, '1.5' is not a whole number: "
                + "give a default of the capture's type."
        )
    }

    func testALiteralIsWrittenAsInALink() {
        assert("ö/a b", 4, .text(.illegalCharacter(" ")))
        assert("a/b#c", 4, .text(.illegalCharacter("#")))
        assert("a/%zz", 3, .text(.badEscape("%zz")))
        assert("a?b={c=%4}", 8, .text(.badEscape("%4")))
        assert("a?b%00={c}", 4, .text(.controlCharacter("\u{0}")))
        assert(String(repeating: "a/", count: 64) + "b", 129, .text(.tooManySegments))
        assert("a b", says: "at character 2, ' ' cannot stand as it is: write '%20'.")
    }

    private func assert(
        _ text: String, _ position: Int, _ reason: LinkPatternError.Reason, line: UInt = #line
    ) {
        let error = error(in: text)
        XCTAssertEqual(error?.reason, reason, text, line: line)
        XCTAssertEqual(error?.position, position, text, line: line)
        XCTAssertEqual(error?.pattern, text, line: line)
    }

    private func assert(_ text: String, says rule: String, line: UInt = #line) {
        XCTAssertEqual(
            error(in: text)?.description, "'\(text)' is not a pattern: \(rule)", line: line)
    }

    private func error(in text: String) -> LinkPatternError? {
        do throws(LinkPatternError) {
            _ = try LinkPattern(parsing: text)
            return nil
        } catch {
            return error
        }
    }
}
