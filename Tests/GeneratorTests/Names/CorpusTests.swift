import Foundation
import WaylineGenerator
import XCTest

final class CorpusTests: XCTestCase {
    func testEachNameOfTheCorpusIsAcceptedOrRefusedForItsReason() throws {
        let rows = try Self.rows()
        XCTAssertGreaterThanOrEqual(rows.count, 300)
        for (name, expected) in rows {
            XCTAssertEqual(outcome(of: name), expected, name)
        }
    }

    func testEachErrorOfTheCorpusGivesAnExampleThatIsAccepted() throws {
        for (name, _) in try Self.rows() {
            do throws(NameError) {
                _ = try ScreenName(name)
            } catch {
                let example = error.description.split(separator: "e.g. '").last?.dropLast(2)
                XCTAssertTrue(error.description.hasSuffix("'."), error.description)
                XCTAssertNoThrow(try ScreenName(String(example ?? "")), error.description)
            }
        }
    }

    private func outcome(of name: String) -> String {
        do throws(NameError) {
            _ = try ScreenName(name)
            return "ok"
        } catch {
            return error.fault.kind
        }
    }

    /// A name and its expected outcome, on each line. Invisible characters are written like
    /// `\u{301}`.
    private static func rows() throws -> [(name: String, outcome: String)] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Corpus.txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.components(separatedBy: "\n").filter { !$0.isEmpty }.map { line in
            let parts = line.components(separatedBy: "\t")
            return (unescaped(parts[0]), parts[1])
        }
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing(/\\u\{([0-9A-F]+)\}/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
        }
    }
}

extension NameFault {
    /// The name of the case, or of the case inside it.
    fileprivate var kind: String {
        if case .clash(.knownType) = self { return "knownType" }
        let value = if case .letter(_, let fault, _) = self { "\(fault)" } else { "\(self)" }
        return String(value.prefix { $0 != "(" })
    }
}
