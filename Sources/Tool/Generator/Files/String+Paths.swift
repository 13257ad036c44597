import WaylineCommandLine
import WaylineSystem
import WaylineValues

extension String {
    /// The folder of the generator's own files.
    static let ownFolder = ".wayline"

    /// The names that begin with a dot, and that the generator writes.
    private static let ownNames: Set = [
        ownFolder, ".gitattributes", ".gitignore", ".swift-format",
    ]

    /// True if this path stays inside of its folder and has no hidden names. A path that was read
    /// from a file may not.
    var isPathBelow: Bool { hasPlainSteps { _ in false } }

    /// True if this path stays inside of its folder and has no hidden names but the generator's
    /// own.
    var isOwnPath: Bool { hasPlainSteps(Self.ownNames.contains) }

    /// Splits by bytes, since a combining character may follow a slash.
    private func hasPlainSteps(_ isOwn: (String) -> Bool) -> Bool {
        let steps = utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return !hasControls
            && steps.allSatisfy { step in
                guard let first = step.first else { return false }
                return first != UInt8(ascii: ".") || isOwn(String(Substring(step)))
            }
    }

    /// The absolute path that a relative one means, for an error; empty for an absolute path.
    var tried: String {
        guard !hasPrefix("/"), let folder = Platform.workingFolder else { return "" }
        let steps = "\(folder)/\(self)".split(separator: "/").reduce(into: [Substring]()) {
            switch $1 {
            case ".": break
            case "..": _ = $0.popLast()
            case _: $0.append($1)
            }
        }
        return " (tried '/\(steps.joined(separator: "/"))')"
    }

    /// Returns whether this path leads into the folder.
    func isBelow(_ folder: String) -> Bool { utf8.starts(with: "\(folder)/".utf8) }

    /// The folder of a path; empty for a path of a single name.
    var folder: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return String(self[..<slash])
    }

    /// All folders of a path, outer ones first.
    var folders: [String] {
        utf8.indices.filter { utf8[$0] == UInt8(ascii: "/") }.map { String(self[..<$0]) }
    }

    /// The last part of a path.
    var lastPart: String {
        guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return self }
        return String(self[utf8.index(after: slash)...])
    }
}
