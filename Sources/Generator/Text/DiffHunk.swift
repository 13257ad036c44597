/// Edits that stand close together, with the lines around them.
struct DiffHunk {
    /// How many lines around an edit are shown.
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

    /// No lines stand after the line that is named, others begin with it.
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
