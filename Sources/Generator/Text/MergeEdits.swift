/// The edits of two sides, in groups of those that touch.
struct MergeEdits {
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
        // In one step after the other each side may reach further and touch more of the other.
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

/// What is left of the edits of one side.
private struct Side {
    private(set) var edits: ArraySlice<LineEdit>

    /// How much further down than in the base the side is after the edits that were taken.
    private(set) var shift = 0

    init(edits: ArraySlice<LineEdit>) {
        self.edits = edits
    }

    var nextStart: Int? { edits.first?.old.lowerBound }

    /// Takes the next edit if it touches what ends with line `end`.
    mutating func take(upTo end: inout Int) -> Bool {
        guard let edit = edits.first, edit.old.lowerBound <= end else { return false }
        edits.removeFirst()
        shift += edit.shift
        end = Swift.max(end, edit.old.upperBound)
        return true
    }
}
