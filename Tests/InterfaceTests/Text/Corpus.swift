import Foundation

/// The files of text in the folder beside this file, pinned from Unicode's own.
enum Corpus {
    /// The lines that are not remarks.
    static func lines(_ name: String) throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let file = folder.appendingPathComponent("Corpus/\(name).txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    /// The text of scalars that are given by their numbers.
    static func text(_ numbers: String) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: numbers.split(separator: " ").compactMap(scalar))
        return String(text)
    }

    static func scalar(_ number: Substring) -> Unicode.Scalar? {
        UInt32(number, radix: 16).flatMap(Unicode.Scalar.init)
    }

    /// The columns and the texts that `Columns` pairs.
    static func columns() throws -> [(columns: Int?, text: String, line: String)] {
        try lines("Columns").map { line in
            let fields = line.components(separatedBy: "; ")
            return (Int(fields[0]), text(fields[1]), line)
        }
    }

    /// The ranges of scalars that a file lists.
    static func ranges(_ name: String) throws -> [ClosedRange<Unicode.Scalar>] {
        try lines(name).compactMap { line in
            let ends = line.split(separator: " ").compactMap(scalar)
            return ends.count == 2 ? ends[0]...ends[1] : nil
        }
    }
}
