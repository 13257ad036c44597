extension String {
    /// With each run of lines that import something in order, which the layout of Swift demands.
    var withSortedImports: String {
        var lines = textLines
        var start = lines.startIndex
        while start < lines.endIndex {
            let end = lines[start...].firstIndex { $0.imported == nil } ?? lines.endIndex
            lines[start..<end].sort {
                ($0.imported ?? "").utf8.lexicographicallyPrecedes(($1.imported ?? "").utf8)
            }
            start = end + 1
        }
        return lines.joined(separator: "\n")
    }

    /// With no import that says how far it can be seen, unless everywhere.
    var withPlainImports: String {
        textLines
            .map { line in line.imported.map { "import \($0)" } ?? String(line) }
            .joined(separator: "\n")
    }
}

extension Substring {
    private static let beginnings = ["", "package ", "internal ", "fileprivate ", "private "]
        .map { Array("\($0)import ".utf8) }

    /// What a line imports; nil of one that imports nothing, or for everyone.
    fileprivate var imported: Substring? {
        guard let beginning = Self.beginnings.first(where: utf8.starts) else { return nil }
        return self[utf8.index(startIndex, offsetBy: beginning.count)...]
    }
}

extension String {
    /// The lines of a text, whose ends are one byte.
    fileprivate var textLines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
    }
}
