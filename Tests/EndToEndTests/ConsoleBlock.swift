import Foundation

/// Commands in the documentation, each after a `$`, with their output.
struct ConsoleBlock {
    struct Entry {
        let command: String
        let output: String
    }

    let entries: [Entry]

    init(entries: [Entry]) {
        self.entries = entries
    }

    init(_ text: String) {
        var entries: [(command: String, lines: [String])] = []
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("$ ") {
                entries.append((String(line.dropFirst(2)), []))
            } else if !entries.isEmpty {
                entries[entries.count - 1].lines.append(line)
            }
        }
        self.entries = entries.map { Entry(command: $0, output: $1.joined(separator: "\n")) }
    }

    var text: String {
        entries.map { "$ \($0.command)\($0.output.isEmpty ? "" : "\n\($0.output)")" }
            .joined(separator: "\n")
    }
}
