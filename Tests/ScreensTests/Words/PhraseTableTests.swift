import Foundation
import XCTest

/// The table of phrases is complete. The test reads its source.
final class PhraseTableTests: XCTestCase {
    private static let words = "Screens/Words/"

    /// The names of the rows that are the same in both languages.
    private static let same: Set = ["email"]

    private func rows() throws -> [PhraseRow] {
        try SourceFiles.texts { $0.hasPrefix(Self.words + "Phrase+") }.values
            .flatMap(PhraseRow.rows)
    }

    func testEachRowIsRead() throws {
        let sources = try SourceFiles.texts { $0.hasPrefix(Self.words) }.values
        let count = sources.reduce(0) { $0 + $1.matches(of: /= Phrase\(/).count }
        XCTAssertGreaterThan(count, 100)
        XCTAssertEqual(try rows().count, count)
    }

    func testEachRowHasBothLanguagesWithTheSameValues() throws {
        for row in try rows() {
            XCTAssertFalse(row.english.isEmpty || row.vietnamese.isEmpty, row.name)
            XCTAssertEqual(row.places[0], row.places[1], row.name)
            XCTAssertEqual(row.english == row.vietnamese, Self.same.contains(row.name), row.name)
        }
    }

    func testNoNameIsThereTwice() throws {
        let names = try rows().map(\.name)
        XCTAssertEqual(names.count, Set(names).count)
    }

    func testEachRowIsUsed() throws {
        let said = try SourceFiles.texts { !$0.hasPrefix(Self.words) }.values
            .flatMap { $0.matches(of: /[\s(\[]\.(\w+)/).map { String($0.1) } }
        let unsaid = try rows().map(\.name).filter { !Set(said).contains($0) }
        XCTAssertEqual(unsaid, [])
    }

    func testAViewHasNoWordsOfItsOwn() throws {
        let views = try SourceFiles.texts {
            $0.hasPrefix("Screens/") && ($0.hasSuffix("View.swift") || $0.hasSuffix("Screen.swift"))
                && !SourceFiles.isGenerated($0)
        }
        XCTAssertGreaterThan(views.count, 15)
        for (path, text) in views {
            let literals = text.replacing(/\/\/.*/, with: "")
                .matches(of: /"((?:[^"\\\n]|\\.)*)"/)
                .map { $0.1.replacing(/\\\([^)]*\)/, with: "") }
            let words = literals.filter { $0.count > 1 && $0.contains(where: \.isLetter) }
                .map { String($0) }
            XCTAssertEqual(Set(words).subtracting(["you@example.com", "Wayline"]), [], path)
        }
    }
}
