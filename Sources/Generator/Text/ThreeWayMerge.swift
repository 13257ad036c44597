/// A merge of two changed versions of a text, line by line, as by `git merge-file`.
///
/// Different changes of the same lines, or of lines that touch, are a conflict.
package struct ThreeWayMerge: Sendable {
    /// The merged text. Each conflict holds both versions between markers.
    package let bytes: [UInt8]
    package let conflicts: Int

    package init(base: [UInt8], mine: [UInt8], theirs: [UInt8]) {
        let sides = MergeSides(mine: Line.all(of: mine), theirs: Line.all(of: theirs))
        let changes = sides.changes(since: Line.all(of: base))
        var bytes: [UInt8] = []
        var next = 0
        for change in changes {
            bytes += sides.mine[next..<change.mine.lowerBound].joined()
            bytes += sides.outcome(of: change)
            next = change.mine.upperBound
        }
        bytes += sides.mine[next...].joined()
        self.bytes = bytes
        conflicts = changes.count { $0.kind == .conflict }
    }

    /// Returns the number of marked conflicts that are still in a text.
    package static func conflicts(markedIn text: [UInt8]) -> Int {
        Line.all(of: text).count { $0.bytes.starts(with: Mark.yours.utf8) }
    }
}

/// The marker lines of a conflict.
private enum Mark {
    static let yours = "<<<<<<< yours"
    static let between = "======="
    static let template = ">>>>>>> template"
}

/// Two changed versions of one text.
private struct MergeSides {
    let mine: [Line]
    let theirs: [Line]

    /// The largest number of lines between two conflicts that are joined.
    private static let closeness = 3

    /// Returns the changes in order, without the edits that are the same on both sides.
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

    /// Adds a change. Two conflicts with almost no lines between them are joined.
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

    func outcome(of change: MergeChange) -> [UInt8] {
        switch change.kind {
        case .mine, .alike: mine[change.mine].joined()
        case .theirs: theirs[change.theirs].joined()
        case .conflict: marked(change)
        }
    }

    private func marked(_ change: MergeChange) -> [UInt8] {
        let end = lineEnd(before: change)
        let block = { (lines: ArraySlice<Line>) in
            lines.joined() + (lines.last?.isComplete == false ? end : "").utf8
        }
        return Array("\(Mark.yours)\(end)".utf8) + block(mine[change.mine])
            + Array("\(Mark.between)\(end)".utf8) + block(theirs[change.theirs])
            + Array("\(Mark.template)\(end)".utf8)
    }

    /// Returns the line ending of the lines above.
    private func lineEnd(before change: MergeChange) -> String {
        let above = [(mine, change.mine), (theirs, change.theirs)].compactMap { lines, part in
            lines.prefix(Swift.max(1, part.lowerBound)).last(where: \.isComplete)
        }
        return !above.isEmpty && above.allSatisfy(\.endsWithCarriageReturn) ? "\r\n" : "\n"
    }
}

/// The lines of both versions that replace the same lines of the base.
private struct MergeChange {
    enum Kind {
        /// Only mine differs from the base.
        case mine
        case theirs
        /// Both differ from the base, and are equal.
        case alike
        case conflict
    }

    let kind: Kind
    let mine: Range<Int>
    let theirs: Range<Int>
}

extension Collection<Line> {
    fileprivate func joined() -> [UInt8] { flatMap(\.bytes) }
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

/// The edits of both versions, in groups of edits that touch.
private struct MergeEdits {
    struct Group {
        enum Sides {
            case mine
            case theirs
            case both(areOneEdit: Bool)
        }

        let sides: Sides
        let mine: Range<Int>
        let theirs: Range<Int>
    }

    private var mine: Side
    private var theirs: Side

    init(mine: [LineEdit], theirs: [LineEdit]) {
        self.mine = Side(edits: mine[...])
        self.theirs = Side(edits: theirs[...])
    }

    mutating func next() -> Group? {
        guard let start = [mine.nextStart, theirs.nextStart].compactMap(\.self).min() else {
            return nil
        }
        let before = (mine: mine, theirs: theirs)
        var end = start
        // Each edit taken may make the group longer, so that it touches more edits of the other side.
        while mine.take(upTo: &end) || theirs.take(upTo: &end) {}
        return Group(
            sides: sides(since: before.mine, before.theirs),
            mine: (start + before.mine.shift)..<(end + mine.shift),
            theirs: (start + before.theirs.shift)..<(end + theirs.shift))
    }

    private func sides(since mine: Side, _ theirs: Side) -> Group.Sides {
        let taken = (
            mine: mine.edits.prefix(mine.edits.count - self.mine.edits.count),
            theirs: theirs.edits.prefix(theirs.edits.count - self.theirs.edits.count)
        )
        if taken.theirs.isEmpty { return .mine }
        if taken.mine.isEmpty { return .theirs }
        return .both(areOneEdit: taken.mine.map(\.old) == taken.theirs.map(\.old))
    }
}

/// The remaining edits of one version.
private struct Side {
    private(set) var edits: ArraySlice<LineEdit>

    /// The number of lines by which the edits taken so far have moved the version down from the
    /// base.
    private(set) var shift = 0

    init(edits: ArraySlice<LineEdit>) {
        self.edits = edits
    }

    var nextStart: Int? { edits.first?.old.lowerBound }

    /// Takes the next edit if it touches the group that ends with line `end`.
    mutating func take(upTo end: inout Int) -> Bool {
        guard let edit = edits.first, edit.old.lowerBound <= end else { return false }
        edits.removeFirst()
        shift += edit.shift
        end = Swift.max(end, edit.old.upperBound)
        return true
    }
}
