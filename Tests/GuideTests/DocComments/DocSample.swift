import Foundation

/// A block of Swift in a doc comment.
///
/// It is compiled if the same lines stand one after another in a file of `Tests/GuideTests`,
/// however they are indented there.
struct DocSample {
    let file: String

    /// The line of the block's first line, counted from one.
    let line: Int
    let lines: [String]

    /// The samples in the doc comments of a source file.
    static func samples(in text: String, of file: String) -> [DocSample] {
        var samples: [DocSample] = []
        var open: (line: Int, lines: [String])?
        for (index, line) in trimmed(text).enumerated() {
            let comment = line.hasPrefix("///") ? trim(line.dropFirst(3)) : nil
            if comment == "```swift" {
                open = (index + 2, [])
            } else if let block = open, comment == "```" || comment == nil {
                samples.append(DocSample(file: file, line: block.line, lines: block.lines))
                open = nil
            } else if let comment {
                open?.lines.append(comment)
            }
        }
        return samples
    }

    /// Returns a complaint if the lines of the sample stand in none of the `sources`.
    func complaint(_ sources: [[String]]) -> String? {
        if sources.contains(where: isFound) { return nil }
        return """
            \(file):\(line): this sample is not compiled. Put the same lines, one after another, \
            in a \
            file of Tests/GuideTests.
            """
    }

    private func isFound(in source: [String]) -> Bool {
        source.indices.contains { source[$0...].starts(with: lines) }
    }

    /// The lines of a text, without what indents them.
    static func trimmed(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(trim)
    }

    private static func trim(_ line: Substring) -> String {
        line.trimmingCharacters(in: .whitespaces)
    }
}
