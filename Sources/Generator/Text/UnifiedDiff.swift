/// How a file changes, as `patch` and `git apply` read it.
package struct UnifiedDiff: Sendable {
    /// Empty if nothing changes.
    package let text: String

    /// No text stands for no file.
    package init(path: String, from old: String?, to new: String?) {
        self.init(path: path, from: old.map { Array($0.utf8) }, to: new.map { Array($0.utf8) })
    }

    /// No bytes stand for no file.
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

    /// In this case there is no line to show, and Git's own head tells what happens.
    private static func emptyFile(_ path: String, isNew: Bool) -> String {
        "diff --git \(quoted("a/\(path)")) \(quoted("b/\(path)"))\n"
            + "\(isNew ? "new" : "deleted") file mode 100644\n"
    }

    private static func name(_ file: String?) -> String {
        guard let file else { return "/dev/null" }
        let quoted = quoted(file)
        // Else the name would be taken to end at the space.
        return quoted == file && file.contains(" ") ? file + "\t" : quoted
    }

    /// As in C, if there is a quotation mark, a backslash or a control character.
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
