/// Two texts that were made of one.
struct MergeSides {
    let mine: [Line]
    let theirs: [Line]

    /// How many lines between two conflicts are too few to tell them apart.
    private static let closeness = 3

    /// In order; what is the same edit on both sides is not among them.
    func changes(since base: [Line]) -> [MergeChange] {
        var edits = MergeEdits(
            mine: LineDiff(from: base, to: mine).edits,
            theirs: LineDiff(from: base, to: theirs).edits)
        var changes: [MergeChange] = []
        while let group = edits.next() {
            changes += self.changes(of: group)
        }
        return changes.reduce(into: []) { join($1, to: &$0) }
    }

    private func changes(of group: MergeEdits.Group) -> [MergeChange] {
        let (mine, theirs) = (mine[group.mine], theirs[group.theirs])
        let change = { MergeChange(kind: $0, mine: group.mine, theirs: group.theirs) }
        switch group.sides {
        case .mine: return [change(.mine)]
        case .theirs: return [change(.theirs)]
        case .both(let areOneEdit):
            if mine == theirs { return areOneEdit ? [] : [change(.alike)] }
            if mine.isEmpty || theirs.isEmpty { return [change(.conflict)] }
            return LineDiff(from: Array(mine), to: Array(theirs)).edits.map { edit in
                MergeChange(
                    kind: .conflict, mine: edit.old.moved(by: group.mine.lowerBound),
                    theirs: edit.new.moved(by: group.theirs.lowerBound))
            }
        }
    }

    /// Conflicts become one where hardly anything stands between them.
    private func join(_ change: MergeChange, to changes: inout [MergeChange]) {
        if let last = changes.last, last.kind == .conflict, change.kind == .conflict,
            isNegligible(mine[last.mine.upperBound..<change.mine.lowerBound])
        {
            changes[changes.count - 1] = MergeChange(
                kind: .conflict, mine: last.mine.lowerBound..<change.mine.upperBound,
                theirs: last.theirs.lowerBound..<change.theirs.upperBound)
        } else {
            changes.append(change)
        }
    }

    private func isNegligible(_ lines: ArraySlice<Line>) -> Bool {
        lines.count <= Self.closeness
            || !lines.contains { $0.bytes.contains(where: \.isLetterOrDigit) }
    }
}

extension Range<Int> {
    fileprivate func moved(by distance: Int) -> Range {
        (lowerBound + distance)..<(upperBound + distance)
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"):
            true
        default: false
        }
    }
}
