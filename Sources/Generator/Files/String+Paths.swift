extension String {
    /// Whether this is a path that leads down, by plain names: one that was read, and not made, might not.
    var isPathBelow: Bool {
        split(separator: "/", omittingEmptySubsequences: false)
            .allSatisfy { !["", ".", ".."].contains($0) }
    }

    /// The folder that a path leads into; empty for what stands in the outermost one.
    var folder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[..<slash])
    }

    /// All folders on the way of a path, outer ones first.
    var folders: [String] {
        utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
    }

    /// The last part of a path.
    var lastPart: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }
}
