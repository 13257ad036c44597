public import WaylineInterface
import WaylineText

extension TextEditing {
    /// A row in which a text of several lines is shown: a line, or the part of one between two
    /// breaks at spaces.
    ///
    /// ```swift
    /// let rows = editing.rows(from: editing.cursor, count: 2, columns: 12)
    /// let column = rows[0].column(of: editing.cursor)
    /// editing.moveCursor(to: rows[1].index(inColumn: column))
    /// ```
    public struct Row: Equatable, Sendable {
        /// The places of its characters.
        public let range: Range<Int>

        /// True if its line goes on in the next row.
        public let isBroken: Bool

        private let characters: ArraySlice<Character>

        fileprivate init(_ range: Range<Int>, of line: [Character], at start: Int, isBroken: Bool) {
            self.range = start + range.lowerBound..<start + range.upperBound
            self.isBroken = isBroken
            characters = line[range]
        }

        /// The text of the row, without the spaces at its end.
        public var text: String { text(in: range) }

        /// Returns the part of the text at these places.
        public func text(in part: Range<Int>) -> String {
            let length = (characters.lastIndex { $0 != " " } ?? characters.startIndex - 1) + 1
            let shown = range.prefix(length - characters.startIndex)
            let start = characters.startIndex - range.lowerBound
            let part = part.clamped(to: shown)
            return String(characters[part.lowerBound + start..<part.upperBound + start])
        }

        /// Returns the column of the character at `index`.
        public func column(of index: Int) -> Int {
            String(characters.prefix(max(index - range.lowerBound, 0))).columns
        }

        /// Returns the index of the character in `column`, or of the nearest one.
        public func index(inColumn column: Int) -> Int {
            var passed = 0
            for (index, character) in zip(range, characters) {
                if passed >= column { return index }
                passed += character.columns
            }
            // The place behind a broken row is the start of the next one.
            return isBroken ? range.upperBound - 1 : range.upperBound
        }
    }

    /// Returns rows of the text, beginning with the row of the character at `index`. No row takes
    /// more than `columns`. Spaces at the end of a row do not count. The time does not grow with
    /// the number of other lines.
    public func rows(from index: Int, count most: Int, columns: Int) -> [Row] {
        var rows = rows(ofLineWith: index, columns)[...].drop { !$0.has(index) }
        while rows.count < most, let end = rows.last?.range.upperBound, end < count {
            rows += self.rows(ofLineWith: end + 1, columns)
        }
        return Array(rows.prefix(most))
    }

    /// Returns rows of the text, ending with the row of the character at `index`.
    public func rows(upTo index: Int, count most: Int, columns: Int) -> [Row] {
        var rows = rows(ofLineWith: index, columns).filter { $0.range.lowerBound <= index }
        while rows.count < most, let start = rows.first?.range.lowerBound, start > 0 {
            rows = self.rows(ofLineWith: start - 1, columns) + rows
        }
        return rows.suffix(most)
    }

    private func rows(ofLineWith index: Int, _ columns: Int) -> [Row] {
        let line = line(with: index)
        var characters = characters(line)
        if characters.last?.isNewline == true { characters.removeLast() }
        var rows: [Row] = []
        var start = 0
        repeat {
            let end = Self.endOfRow(from: start, in: characters, columns)
            let isBroken = end < characters.count
            rows.append(Row(start..<end, of: characters, at: line.lowerBound, isBroken: isBroken))
            start = end
        } while start < characters.count
        return rows
    }

    /// Returns the end of the row that begins at `start`.
    private static func endOfRow(from start: Int, in line: [Character], _ columns: Int) -> Int {
        var (word, width) = (start, 0)
        for index in start..<line.count {
            if index > start, line[index - 1] == " " { word = index }
            width += line[index].columns
            if width > columns, line[index] != " ", index > start {
                return word > start ? word : index
            }
        }
        return line.count
    }
}

extension TextEditing.Row {
    /// Returns whether the cursor is in this row if it is before the character at `index`.
    func has(_ index: Int) -> Bool {
        index >= range.lowerBound && index < range.upperBound
            || index == range.upperBound && !isBroken
    }
}
