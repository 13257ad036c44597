import Foundation
import XCTest

/// The recording that the text of an error names.
struct Recording {
    let text: String

    init(_ error: any Error) throws {
        let path = "\(error)".firstMatch(of: /Recorded in (\S+):/).map { String($0.1) }
        try self.init(at: XCTUnwrap(path, "\(error)"))
    }

    init(at path: String) throws {
        text = try String(contentsOfFile: path, encoding: .utf8)
        try FileManager.default.removeItem(atPath: path)
    }

    private var lines: [Substring] { text.split(separator: "\n") }

    var header: String { lines.first.map(String.init) ?? "" }

    /// The steps without their effects.
    var steps: [String] {
        lines.dropFirst().filter { !$0.hasPrefix("> ") && !$0.hasPrefix("| ") }.map {
            String($0.split(separator: " -> ")[0])
        }
    }
}
