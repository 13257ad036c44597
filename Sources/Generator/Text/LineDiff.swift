/// How one text becomes another, by as few lines taken out and put in as possible.
///
/// Where several answers are as short, it is mostly the one that Git gives.
package struct LineDiff: Sendable {
    /// In order; between two of them stands at least one line that both texts have.
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
