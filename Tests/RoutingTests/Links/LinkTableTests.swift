import WaylineRouting
import XCTest

final class LinkTableTests: XCTestCase {
    private enum Place: Equatable {
        case home
        case article(RouteValue?, ranking: RouteValue?)
    }

    func testALinkLeadsToWhatItsRuleMakesOfIt() throws {
        let links = try LinkTable<Place>(
            scheme: "wayline",
            [
                LinkRule("home", to: .home),
                LinkRule("articles/{id:int}?ranking={ranking?}") {
                    .article($0["id"], ranking: $0["ranking"])
                },
            ])
        XCTAssertEqual(try links.target(of: "wayline://home"), .home)
        XCTAssertEqual(
            try links.target(of: "wayline://articles/7?ranking=top%2010"),
            .article(7, ranking: "top 10"))
    }

    func testTheSchemeOfATableIsWithoutCase() throws {
        let links = try LinkTable<Int>(scheme: "WayLine", [LinkRule("", to: 7)])
        XCTAssertEqual(try links.target(of: "WAYLINE:"), 7)
    }

    func testEachTypeTakesItsValues() throws {
        let taken: [(String, String, RouteValue)] = [
            ("{a}", "7", "7"), ("{a:int}", "7", 7), ("{a:int}", "-07", -7),
            ("{a:double}", "7", .double(7)), ("{a:double}", "-1.5e2", -150.0),
            ("{a:bool}", "true", true), ("{a:bool}", "false", false),
        ]
        for (pattern, segment, value) in taken {
            XCTAssertEqual(try captures(of: "w:\(segment)", by: pattern), ["a": value], segment)
            XCTAssertEqual(
                try captures(of: "w:?k=\(segment)", by: "?k=\(pattern)"), ["a": value], segment)
        }
    }

    func testEachTypeRefusesTheValuesOfOthers() {
        let refused = [
            ("int", ["1.5", "a", "1e3", "0x1F", "9223372036854775808", "%20", "７"]),
            ("double", ["a", "nan", "inf", "-infinity", "0x1p3", "1e999", "1.5.5", "e", "%20"]),
            ("bool", ["True", "1", "yes", "t"]),
        ]
        for (type, segments) in refused {
            for segment in segments {
                XCTAssertThrowsError(try captures(of: "w:\(segment)", by: "{a:\(type)}"), segment)
            }
        }
    }

    func testATailTakesWhatIsLeftAlsoNothing() throws {
        for (link, rest) in [
            ("w:a", [] as [RouteValue]), ("w:a/b", ["b"]), ("w:a/b%2Fc/d/", ["b/c", "d"]),
        ] {
            XCTAssertEqual(try captures(of: link, by: "a/{rest...}"), ["rest": .array(rest)])
        }
        XCTAssertThrowsError(try captures(of: "w:b", by: "a/{rest...}"))
    }

    func testAQueryIsTakenByKeyInAnyOrder() throws {
        XCTAssertEqual(
            try captures(of: "w:a?other=1&k%20y=2&x=3&x=4", by: "a?x={first:int}&k+y={second}"),
            ["first": 3, "second": "2"])
    }

    func testAnOptionalCaptureIsMissingOrHasItsDefault() throws {
        let pattern = "?a={a?}&b={b:int?}&c={c:int=1}&d={d=x+%26}&e={e=}"
        XCTAssertEqual(
            try captures(of: "w:", by: pattern),
            ["c": 1, "d": "x &", "e": ""])
        XCTAssertEqual(
            try captures(of: "w:?a=1&b=2&c=3&d=4&e=5", by: pattern),
            ["a": "1", "b": 2, "c": 3, "d": "4", "e": "5"])
    }

    func testAKeyWithoutAValueIsTrueOrEmpty() throws {
        XCTAssertEqual(
            try captures(of: "w:?a&b", by: "?a={a:bool}&b={b}"),
            ["a": true, "b": ""])
        XCTAssertThrowsError(try captures(of: "w:?a=", by: "?a={a:bool}"))
        XCTAssertThrowsError(try captures(of: "w:?a", by: "?a={a:int}"))
    }

    func testALiteralIsComparedWhenItIsDecoded() throws {
        let links = try LinkTable<Int>(
            scheme: "w", [LinkRule("gr%C3%B6%C3%9Fe/a%2Fb", to: 7), LinkRule("A", to: 8)])
        XCTAssertEqual(try links.target(of: "w:größe/%61%2fb"), 7)
        XCTAssertThrowsError(try links.target(of: "w:größe/a/b"))
        XCTAssertThrowsError(try links.target(of: "w:a"))
    }

    func testAFragmentPlaysNoPart() throws {
        XCTAssertEqual(try captures(of: "w:7#part", by: "{a}"), ["a": "7"])
    }

    func testAPatternIsDescribedAsItWasDeclared() throws {
        let text = "a%20b/{id:int}/{rest...}?k={name:bool=true}"
        XCTAssertEqual(try LinkPattern(parsing: text).description, text)
    }

    func testAScreenReadsItsInputFromALink() throws {
        struct Input: Codable, Equatable {
            let id: Int
            let ranking: String?
        }
        let given = try captures(of: "w:articles/7", by: "articles/{id:int}?ranking={ranking?}")
        XCTAssertEqual(try given.decode(Input.self, for: "article"), Input(id: 7, ranking: nil))
        XCTAssertEqual(given, RouteParameters(Input(id: 7, ranking: nil)))
    }

    private func captures(of link: String, by pattern: String) throws -> RouteParameters {
        try LinkTable<RouteParameters>(scheme: "w", [LinkRule(pattern) { $0 }])
            .target(of: Link(parsing: link))
    }
}
