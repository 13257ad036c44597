public import WaylineInterface
import WaylineText

extension TextEditing {
    /// The rows in which a text of several lines is shown: its lines, broken at spaces.
    ///
    /// ```swift
    /// let rows = TextEditing.Rows(editing, columns: 12)
    /// let place = rows.place(of: editing.cursor)
    /// editing.moveCursor(to: rows.index(inRow: place.row + 1, column: place.column))
    /// ```
    public struct Rows: Equatable, Sendable {
        private var characters: [Character]
        let columns: Int

        /// The places of the characters of each row.
        private var ranges: [Range<Int>] = []

        /// Breaks the text of `editing`, so that no row takes more columns. Spaces at the end of a
        /// row do not count.
        public init(_ editing: TextEditing, columns: Int) {
            characters = editing.characters
            self.columns = columns
            addRows(from: 0)
        }

        /// Breaks the text again after a change. Lays out only the rows near the change.
        public mutating func update(_ editing: TextEditing) {
            let old = self
            guard editing.characters != old.characters else { return }
            let (start, end) = editing.characters.same(as: old.characters)
            characters = editing.characters
            // A shorter word can move to the row before, or by two rows if a wide character begins
            // a row.
            let kept = max(lastRow(before: start) - 2, 0)
            let first = ranges[kept].lowerBound
            ranges.removeSubrange(kept...)
            addRows(from: first, old, same: end)
        }

        /// The number of rows, at least one.
        public var count: Int { ranges.count }

        /// Returns the text of a row, without the spaces at its end.
        public func text(ofRow row: Int) -> String {
            let shown = characters[ranges[row]]
            return String(
                shown[..<(shown.lastIndex { $0 != " " }.map { $0 + 1 } ?? shown.startIndex)])
        }

        /// Returns the row and the column of the character at `index`.
        public func place(of index: Int) -> Drawing.Position {
            let row = lastRow(before: index)
            let before = characters[ranges[row].lowerBound..<max(index, ranges[row].lowerBound)]
            return Drawing.Position(row: row, column: String(before).columns)
        }

        /// Returns the index of the character in this row and column, or of the nearest one.
        public func index(inRow row: Int, column: Int) -> Int {
            let row = min(max(row, 0), count - 1)
            let range = ranges[row]
            let isBroken = row + 1 < count && ranges[row + 1].lowerBound == range.upperBound
            var (index, passed) = (range.lowerBound, 0)
            while index < range.upperBound - (isBroken ? 1 : 0), passed < column {
                passed += characters[index].columns
                index += 1
            }
            return index
        }

        /// Adds rows from the character at `start` on, until one begins where a row of `old` does,
        /// in the last `same` characters, which have not changed. Takes the rest from `old`.
        private mutating func addRows(
            from start: Int, _ old: TextEditing.Rows? = nil, same: Int = 0
        ) {
            let shift = characters.count - (old?.characters.count ?? 0)
            var next: Int? = start
            while let start = next {
                if let old, start >= characters.count - same, let row = old.row(at: start - shift) {
                    ranges += old.ranges[row...].map {
                        $0.lowerBound + shift..<$0.upperBound + shift
                    }
                    return
                }
                next = addRow(from: start)
            }
        }

        /// Adds the row that begins at `start`. Returns the start of the next row; nil at the end
        /// of the text.
        private mutating func addRow(from start: Int) -> Int? {
            var (index, word, width) = (start, start, 0)
            while index < characters.count, !characters[index].isNewline {
                let character = characters[index]
                if index > start, characters[index - 1] == " " { word = index }
                width += character.columns
                if width > columns, character != " ", index > start {
                    let end = word > start ? word : index
                    ranges.append(start..<end)
                    return end
                }
                index += 1
            }
            ranges.append(start..<index)
            return index < characters.count ? index + 1 : nil
        }

        /// Returns the last row that begins at `index` or before.
        private func lastRow(before index: Int) -> Int {
            var range = 0..<ranges.count
            while range.count > 1 {
                let middle = range.lowerBound + range.count / 2
                range =
                    ranges[middle].lowerBound <= index
                    ? middle..<range.upperBound : range.lowerBound..<middle
            }
            return range.lowerBound
        }

        /// Returns the row that begins at `index`; nil if none does.
        private func row(at index: Int) -> Int? {
            let row = lastRow(before: index)
            return ranges[row].lowerBound == index ? row : nil
        }
    }
}

extension [Character] {
    /// Returns the number of characters at the beginning and at the end that are the same in
    /// `other`. No character is counted twice.
    fileprivate func same(as other: [Character]) -> (prefix: Int, suffix: Int) {
        let most = Swift.min(count, other.count)
        var (prefix, suffix) = (0, 0)
        while prefix < most, self[prefix] == other[prefix] { prefix += 1 }
        while suffix < most - prefix, self[count - 1 - suffix] == other[other.count - 1 - suffix] {
            suffix += 1
        }
        return (prefix, suffix)
    }
}
