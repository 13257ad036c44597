/// The edits that turn one text into another, with as few removed and added lines as possible.
///
/// Among several shortest results, it is mostly the same as Git's.
package struct LineDiff: Sendable {
    /// The edits in order. There is at least one unchanged line between two of them.
    package let edits: [LineEdit]

    package init(from old: [Line], to new: [Line]) {
        var numbers: [Line: Int] = [:]
        let number = { (line: Line) in
            if let known = numbers[line] { return known }
            let next = numbers.count
            numbers[line] = next
            return next
        }
        let old = old.map(number)
        let new = new.map(number)
        var search = EditSearch(from: old, to: new, kinds: numbers.count)
        search.run()
        var removed = search.removed
        var added = search.added
        ChangeSlide(lines: old, other: added).slide(&removed)
        ChangeSlide(lines: new, other: removed).slide(&added)
        edits = Self.edits(removed: removed, added: added)
    }

    private static func edits(removed: [Bool], added: [Bool]) -> [LineEdit] {
        var edits: [LineEdit] = []
        var old = 0
        var new = 0
        while old < removed.count || new < added.count {
            let start = (old: old, new: new)
            while old < removed.count, removed[old] { old += 1 }
            while new < added.count, added[new] { new += 1 }
            if start != (old, new) {
                edits.append(LineEdit(old: start.old..<old, new: start.new..<new))
            }
            old += 1
            new += 1
        }
        return edits
    }
}

/// Lines that replace others. One of the two ranges may be empty, never both.
package struct LineEdit: Hashable, Sendable {
    package let old: Range<Int>
    package let new: Range<Int>

    package init(old: Range<Int>, new: Range<Int>) {
        self.old = old
        self.new = new
    }

    /// The number of lines by which the lines after it move down in the new text.
    var shift: Int { new.count - old.count }
}

/// Moves changes among repeated lines: down as far as possible, or to a change of the other text,
/// so that the two become one edit.
private struct ChangeSlide {
    private let lines: [Int]

    /// For each unchanged line, by its number: true if the other text has a change just before it.
    private let meets: [Bool]

    init(lines: [Int], other: [Bool]) {
        self.lines = lines
        var meets = [false]
        for isChanged in other {
            if isChanged {
                meets[meets.count - 1] = true
            } else {
                meets.append(false)
            }
        }
        self.meets = meets
    }

    func slide(_ changed: inout [Bool]) {
        var place = 0
        var unchanged = 0
        while place < lines.count {
            if changed[place] {
                var group = Group(start: place, end: place, before: unchanged)
                group.grow(changed)
                settle(&group, &changed)
                place = group.end
                unchanged = group.before
            } else {
                place += 1
                unchanged += 1
            }
        }
    }

    private func settle(_ group: inout Group, _ changed: inout [Bool]) {
        var best: Int?
        var size: Int
        repeat {
            size = group.end - group.start
            while up(&group, &changed) {}
            best = meets[group.before] ? group.end : nil
            while down(&group, &changed) {
                if meets[group.before] { best = group.end }
            }
        } while size != group.end - group.start
        while let best, best < group.end, up(&group, &changed) {}
    }

    private func up(_ group: inout Group, _ changed: inout [Bool]) -> Bool {
        guard group.start > 0, lines[group.start - 1] == lines[group.end - 1] else { return false }
        group.start -= 1
        group.end -= 1
        group.before -= 1
        changed[group.start] = true
        changed[group.end] = false
        group.grow(changed)
        return true
    }

    private func down(_ group: inout Group, _ changed: inout [Bool]) -> Bool {
        guard group.end < lines.count, lines[group.start] == lines[group.end] else { return false }
        changed[group.start] = false
        changed[group.end] = true
        group.start += 1
        group.end += 1
        group.before += 1
        group.grow(changed)
        return true
    }
}

/// Adjacent changed lines.
private struct Group {
    var start: Int
    var end: Int

    /// The number of unchanged lines above.
    var before: Int

    /// Adds the changed lines that it touches.
    mutating func grow(_ changed: [Bool]) {
        while start > 0, changed[start - 1] { start -= 1 }
        while end < changed.count, changed[end] { end += 1 }
    }
}
