extension String {
    /// With each run of lines that import something in order, which the layout of Swift demands.
    var withSortedImports: String {
        var lines = split(separator: "\n", omittingEmptySubsequences: false)
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
        split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.imported.map { "import \($0)" } ?? String(line) }
            .joined(separator: "\n")
    }
}

extension Substring {
    private static let levels = ["", "package ", "internal ", "fileprivate ", "private "]

    /// What a line imports; nil of one that imports nothing, or for everyone.
    fileprivate var imported: Substring? {
        guard utf8.count > 7, let level = Self.levels.first(where: { hasPrefix($0 + "import ") })
        else { return nil }
        return dropFirst(level.count + "import ".count)
    }
}
