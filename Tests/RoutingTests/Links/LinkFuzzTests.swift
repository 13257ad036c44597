import Foundation
import WaylineRouting
import XCTest

final class LinkFuzzTests: XCTestCase {
    /// What is likely to be read wrongly, and some letters.
    private let pieces = [
        "/", "//", "?", "#", "&", "=", "+", ";", ":", "@", "%", "%2F", "%2f", "%25", "%20", "%2B",
        "%C3%B6", "%C3", "%F0%9F%8D%8E", "%00", "%C2%80", "%zz", "%4", "ö", "e\u{301}", "🍎", "a",
        "b", "7", ".", "..", "{", " ", "\u{0}", "\u{85}",
    ]

    func testALinkThatIsWrittenAndReadAgainIsTheSame() throws {
        var fuzz = Fuzz()
        var read = 0
        for _ in 0..<fuzz.rounds {
            let text = fuzz.pick(from: ["w:", "W://", ""]) + fuzz.text(of: pieces, most: 8)
            guard let link = try? Link(parsing: text) else { continue }
            read += 1
            XCTAssertEqual(try Link(parsing: link.description), link, "seed \(fuzz.seed): \(text)")
        }
        XCTAssertGreaterThan(read, fuzz.rounds / 20)
    }

    func testPartsThatAreEscapedComeBackAsTheyWere() throws {
        var fuzz = Fuzz()
        let letters = ["/", "?", "#", "%", "&", "=", "+", " ", "\"", "{", "ö", "🍎", "%41", "a"]
        for _ in 0..<fuzz.rounds {
            let segments = (0..<3).map { _ in
                fuzz.pick(from: letters) + fuzz.text(of: letters, most: 5)
            }
            let name = fuzz.text(of: letters, most: 5)
            let value = fuzz.text(of: letters, most: 5)
            let fragment = fuzz.text(of: letters, most: 5)
            let path = segments.map { fuzz.escaped($0) }.joined(separator: "/")
            let query = "\(fuzz.escaped(name))=\(fuzz.escaped(value))"
            let link = try Link(parsing: "w:\(path)?\(query)#\(fuzz.escaped(fragment))")
            XCTAssertEqual(link.segments, segments, "seed \(fuzz.seed)")
            XCTAssertEqual(link.query, [Link.QueryItem(name: name, value: value)])
            XCTAssertEqual(link.fragment, fragment, "seed \(fuzz.seed)")
        }
    }

    func testAnyBytesAreALinkOrAnError() throws {
        var fuzz = Fuzz()
        let table = try LinkTable<Int>(
            scheme: "w", [LinkRule("{a:int}/b?c={c:double}", to: 1), LinkRule("{a...}", to: 2)])
        for _ in 0..<fuzz.rounds {
            let count = Int.random(in: 0...40, using: &fuzz)
            let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &fuzz) }
            for text in ["", "w:", "w:a?"].map({ $0 + String(decoding: bytes, as: UTF8.self) }) {
                let outcome = Result { try table.target(of: Link(parsing: text)) }
                if case .failure(let error) = outcome { XCTAssertFalse("\(error)".isEmpty) }
            }
            _ = Result { try LinkPattern(parsing: String(decoding: bytes, as: UTF8.self)) }
        }
    }
}

extension Fuzz {
    /// `text` with an escape for each byte that is not a letter, and for some that are.
    fileprivate mutating func escaped(_ text: String) -> String {
        text.utf8.map { byte in
            let isLetter = UnicodeScalar(byte).properties.isAlphabetic && byte < 0x80
            if isLetter, Bool.random(using: &self) { return String(UnicodeScalar(byte)) }
            return String(format: Bool.random(using: &self) ? "%%%02X" : "%%%02x", Int(byte))
        }.joined()
    }
}
