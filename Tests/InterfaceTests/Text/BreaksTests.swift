import WaylineText
import XCTest

final class BreaksTests: XCTestCase {
    /// The standard library may have a later version of Unicode than the corpus, and so join more,
    /// but never less.
    func testNothingPrintableIsCutWithinACharacterOfTheCorpus() throws {
        for line in try Corpus.lines("Breaks") {
            let characters = line.split(separator: " ÷ ").map {
                Corpus.text(String($0))
            }
            let text = characters.joined()
            guard text.printable == text else { continue }
            var ends: Set<Int> = []
            for character in characters { ends.insert((ends.max() ?? 0) + character.utf8.count) }
            let pieces = PrintedCharacters(text).map { $0.text.utf8.count }
            var end = 0
            for piece in pieces {
                end += piece
                XCTAssert(ends.contains(end), line)
            }
        }
    }
}
