import Foundation

/// A page of the documentation, and the fenced blocks in it.
struct Page {
    struct Block {
        /// What stands behind the opening fence: `swift`, `text` or nothing.
        let kind: String

        let text: String
    }

    /// Where it stands, from the root of the project.
    let path: String

    let blocks: [Block]

    /// What is linked to, without the part of a page.
    let links: [String]

    init(path: String, text: String) {
        self.path = path
        var blocks: [Block] = []
        var open: (kind: String, lines: [String])?
        for line in text.components(separatedBy: "\n") {
            let content = line.trimmingCharacters(in: .whitespaces)
            if !content.hasPrefix("```") {
                open?.lines.append(line)
            } else if let closed = open {
                blocks.append(Block(kind: closed.kind, text: closed.lines.joined(separator: "\n")))
                open = nil
            } else {
                open = (content.drop { $0 == "`" }.trimmingCharacters(in: .whitespaces), [])
            }
        }
        self.blocks = blocks
        links = text.matches(of: /\]\(([^()\s#]+)[^()]*\)/).map { String($0.1) }
    }
}
