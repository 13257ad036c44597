import Foundation
import XCTest

@testable import WaylineGenerator

final class CorpusTests: XCTestCase {
    func testEachNameIsAcceptedOrRefusedForItsReason() throws {
        let rows = try Self.rows()
        XCTAssertGreaterThanOrEqual(rows.count, 300)
        for (name, expected) in rows {
            XCTAssertEqual(outcome(of: name), expected, name)
        }
    }

    func testAnExampleInAnErrorIsAccepted() throws {
        for (name, _) in try Self.rows() {
            do throws(GeneratorError) {
                _ = try ScreenName(name)
            } catch {
                let example = error.description.split(separator: "e.g. '").dropFirst().last
                guard let example = example?.dropLast(2) else { continue }
                XCTAssertNoThrow(try ScreenName(String(example)), error.description)
            }
        }
    }

    private func outcome(of name: String) -> String {
        do throws(GeneratorError) {
            return try ScreenName(name).text
        } catch {
            guard case .request(.name(_, .screen, let fault)) = error else { return "\(error)" }
            return fault.kind
        }
    }

    /// A name, and the screen's name or the reason of the refusal, on each line. Invisible
    /// characters are written like `\u{301}`.
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
    /// The name of the case.
    fileprivate var kind: String { String("\(self)".prefix { $0 != "(" }) }
}
