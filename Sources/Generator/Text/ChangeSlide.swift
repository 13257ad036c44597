/// Moves changes among lines that repeat: down as far as they go, or to where the other text has a
/// change too, so that the two become one edit.
struct ChangeSlide {
    private let lines: [Int]

    /// Whether the other text has a change before its unchanged line of that number.
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

/// Changed lines that stand together.
private struct Group {
    var start: Int
    var end: Int

    /// How many unchanged lines stand above.
    var before: Int

    /// Takes in what it has come to touch.
    mutating func grow(_ changed: [Bool]) {
        while start > 0, changed[start - 1] { start -= 1 }
        while end < changed.count, changed[end] { end += 1 }
    }
}
