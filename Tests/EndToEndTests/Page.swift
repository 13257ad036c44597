import Foundation

/// A page of the documentation, and the fenced blocks in it.
struct Page {
    struct Block {
        /// The word after the opening fence: `swift`, `text` or nothing.
        let kind: String

        let text: String
    }

    struct Link {
        /// The path of the link; empty for a link within this page.
        let path: String

        /// The anchor of a heading there, if the link names one.
        let heading: String?
    }

    /// The path of the page, from the root of the project.
    let path: String

    let blocks: [Block]

    /// The anchors of its headings.
    let anchors: Set<String>

    let links: [Link]

    init(path: String, text: String) {
        self.path = path
        var blocks: [Block] = []
        var anchors: Set<String> = []
        var open: (kind: String, lines: [String])?
        for line in text.components(separatedBy: "\n") {
            let content = line.trimmingCharacters(in: .whitespaces)
            if !content.hasPrefix("```") {
                if open == nil, line.hasPrefix("#") { anchors.insert(Self.anchor(of: line)) }
                open?.lines.append(line)
            } else if let closed = open {
                blocks.append(Block(kind: closed.kind, text: closed.lines.joined(separator: "\n")))
                open = nil
            } else {
                open = (content.drop { $0 == "`" }.trimmingCharacters(in: .whitespaces), [])
            }
        }
        self.blocks = blocks
        self.anchors = anchors
        links = text.matches(of: /\]\(([^()\s#]*)(?:#([^()\s]+))?[^()]*\)/).map {
            Link(path: String($0.1), heading: $0.2.map(String.init))
        }
    }

    /// By GitHub's rule: lower case, no punctuation, hyphens for spaces.
    private static func anchor(of heading: String) -> String {
        heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
            .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            .replacing(" ", with: "-")
    }
}
