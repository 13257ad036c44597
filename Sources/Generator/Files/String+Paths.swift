extension String {
    /// The names that begin with a dot and are the generator's.
    private static let ownNames: Set = [".wayline", ".gitignore", ".swift-format"]

    /// Whether this path leads down by plain names, none of which is hidden: one that was read, and not
    /// made, might not.
    var isPathBelow: Bool { hasPlainSteps { _ in false } }

    /// The same, also of what is hidden and the generator's own.
    var isOwnPath: Bool { hasPlainSteps(Self.ownNames.contains) }

    /// Steps are told apart by their bytes: a letter after the slash may be one that joins it.
    private func hasPlainSteps(_ isOwn: (String) -> Bool) -> Bool {
        let steps = utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return !hasControls
            && steps.allSatisfy { step in
                guard let first = step.first else { return false }
                return first != UInt8(ascii: ".") || isOwn(String(Substring(step)))
            }
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
