import Foundation

/// A fenced block of a page of the documentation.
struct PageBlock {
    /// The text after the opening fence.
    let kind: String
    let lines: [String]

    static func all(in page: URL) throws -> [PageBlock] {
        var blocks: [PageBlock] = []
        var open: (kind: String, lines: [String])?
        for line in try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n") {
            if !line.hasPrefix("```") {
                open?.lines.append(line)
            } else if let closed = open {
                blocks.append(PageBlock(kind: closed.kind, lines: closed.lines))
                open = nil
            } else {
                open = (String(line.dropFirst(3)), [])
            }
        }
        return blocks
    }
}
