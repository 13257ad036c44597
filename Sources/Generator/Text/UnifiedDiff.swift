/// The change of a file in the unified format, for `patch` and `git apply`.
package struct UnifiedDiff: Sendable {
    /// The text of the diff; empty if nothing changes.
    package let text: String

    /// Compares two texts of a file; nil means that there is no file.
    package init(path: String, from old: String?, to new: String?) {
        self.init(path: path, from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) })
    }

    /// Compares two contents of a file; nil means that there is no file.
    package init(path: String, from old: [UInt8]?, to new: [UInt8]?) {
        let (oldLines, newLines) = (Line.all(of: old ?? []), Line.all(of: new ?? []))
        let hunks = DiffHunk.all(LineDiff(from: oldLines, to: newLines).edits, oldLines, newLines)
        let files = (old.map { _ in "a/\(path)" }, new.map { _ in "b/\(path)" })
        if !hunks.isEmpty {
            text = Self.head(files) + String(decoding: hunks.flatMap(\.text), as: UTF8.self)
        } else if (old == nil) != (new == nil) {
            text = Self.emptyFile(path, isNew: old == nil)
        } else {
            text = ""
        }
    }

    private static func head(_ files: (old: String?, new: String?)) -> String {
        "--- \(name(files.old))\n+++ \(name(files.new))\n"
    }

    /// Returns Git's extended header for an empty file that is created or deleted: there is no line
    /// to show.
    private static func emptyFile(_ path: String, isNew: Bool) -> String {
        "diff --git \(quoted("a/\(path)")) \(quoted("b/\(path)"))\n"
            + "\(isNew ? "new" : "deleted") file mode 100644\n"
    }

    private static func name(_ file: String?) -> String {
        guard let file else { return "/dev/null" }
        let quoted = quoted(file)
        // Without a tab at the end, the name would end at the space.
        return quoted == file && file.contains(" ") ? file + "\t" : quoted
    }

    /// Returns the name, quoted as in C if it has a quotation mark, a backslash or a control
    /// character.
    private static func quoted(_ file: String) -> String {
        let isPlain = { (byte: UInt8) in byte >= 0x20 && byte != 0x7F && !#""\"#.utf8.contains(byte)
        }
        guard !file.utf8.allSatisfy(isPlain) else { return file }
        var bytes: [UInt8] = []
        for byte in file.utf8 {
            if isPlain(byte) {
                bytes.append(byte)
            } else {
                let octal = String(byte, radix: 8)
                bytes += "\\\(String(repeating: "0", count: 3 - octal.count))\(octal)".utf8
            }
        }
        return "\"\(String(decoding: bytes, as: UTF8.self))\""
    }
}

/// Edits close to each other, with the lines around them.
private struct DiffHunk {
    /// The number of lines shown around an edit.
    static let context = 3

    let text: [UInt8]

    static func all(_ edits: [LineEdit], _ old: [Line], _ new: [Line]) -> [DiffHunk] {
        var groups: [[LineEdit]] = []
        for edit in edits {
            if let last = groups.last?.last,
                edit.old.lowerBound - last.old.upperBound <= 2 * context
            {
                groups[groups.count - 1].append(edit)
            } else {
                groups.append([edit])
            }
        }
        return groups.map { DiffHunk($0, old, new) }
    }

    /// - Parameter edits: at least one.
    private init(_ edits: [LineEdit], _ old: [Line], _ new: [Line]) {
        let (first, last) = (edits[0], edits[edits.count - 1])
        let above = min(Self.context, first.old.lowerBound)
        let below = min(Self.context, old.count - last.old.upperBound)
        let oldPart = (first.old.lowerBound - above)..<(last.old.upperBound + below)
        let newPart = (first.new.lowerBound - above)..<(last.new.upperBound + below)
        var text = Array("@@ -\(Self.place(oldPart)) +\(Self.place(newPart)) @@\n".utf8)
        var next = oldPart.lowerBound
        for edit in edits {
            Self.write(old[next..<edit.old.lowerBound], after: " ", to: &text)
            Self.write(old[edit.old], after: "-", to: &text)
            Self.write(new[edit.new], after: "+", to: &text)
            next = edit.old.upperBound
        }
        Self.write(old[next..<oldPart.upperBound], after: " ", to: &text)
        self.text = text
    }

    /// Returns the line range for the hunk's header. An empty range names the line before it.
    private static func place(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound),0"
        case 1: "\(lines.upperBound)"
        case let count: "\(lines.lowerBound + 1),\(count)"
        }
    }

    private static func write(
        _ lines: ArraySlice<Line>, after sign: Unicode.Scalar, to text: inout [UInt8]
    ) {
        for line in lines {
            text.append(UInt8(ascii: sign))
            text += line.bytes
            if !line.isComplete { text += "\n\\ No newline at end of file\n".utf8 }
        }
    }
}
