import TestSupport
import WaylineRouting
import XCTest

final class LinkPrecedenceTests: XCTestCase {
    func testTheNarrowerGoesBeforeTheWider() throws {
        let patterns = [
            "{a...}", "{a}", "{a:double}", "{a:int}", "{a:bool}", "seven", "", "{a}/{b...}",
            "seven/{b...}",
        ]
        let expected = [
            ("w:seven", "seven"), ("w:true", "{a:bool}"), ("w:7", "{a:int}"),
            ("w:7.5", "{a:double}"), ("w:eight", "{a}"), ("w:", ""), ("w:a/b", "{a}/{b...}"),
            ("w:seven/b", "seven/{b...}"),
        ]
        for patterns in [patterns, patterns.reversed()] {
            let links = try table(patterns)
            for (link, pattern) in expected {
                XCTAssertEqual(try links.target(of: Link(parsing: link)), pattern, link)
            }
        }
    }

    func testTheFirstDifferenceDecides() throws {
        let links = try table(["a/{x}/{y}", "{x}/b/c", "a/{x...}", "{x:int}/{y...}"])
        XCTAssertEqual(try links.target(of: "w:a/b/c"), "a/{x}/{y}")
        XCTAssertEqual(try links.target(of: "w:7/b/c"), "{x:int}/{y...}")
        XCTAssertEqual(try links.target(of: "w:x/b/c"), "{x}/b/c")
        XCTAssertEqual(try links.target(of: "w:a/b"), "a/{x...}")
    }

    func testAWayThatEndsNowhereIsLeft() throws {
        let links = try table(["a/b/c", "a/{x}/d", "{x}/b/e", "{x...}"])
        XCTAssertEqual(try links.target(of: "w:a/b/d"), "a/{x}/d")
        XCTAssertEqual(try links.target(of: "w:a/b/e"), "{x}/b/e")
        XCTAssertEqual(try links.target(of: "w:a/b/f"), "{x...}")
    }

    func testATableFindsWhatASearchThroughAllRulesFinds() throws {
        var fuzz = Fuzz(rounds: TestSize.count(300, all: 2_000))
        let segments = ["a", "b", "true", "7", "1.5"]
        for _ in 0..<fuzz.rounds {
            let paths = NaivePath.random(12, segments: segments, from: &fuzz)
            let links = try table(paths.map(\.pattern))
            for _ in 0..<20 {
                let count = Int.random(in: 0...4, using: &fuzz)
                let given = (0..<count).map { _ in fuzz.pick(from: segments) }
                let link = try Link(parsing: "w:" + given.joined(separator: "/"))
                let expected = paths.filter { $0.takes(given) }.min()?.pattern
                XCTAssertEqual(
                    try? links.target(of: link), expected, "seed \(fuzz.seed): \(link), \(paths)")
            }
        }
    }

    private func table(_ patterns: [String]) throws -> LinkTable<String> {
        try LinkTable(scheme: "w", patterns.map { LinkRule($0, to: $0) })
    }
}
