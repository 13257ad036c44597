/// The rows in which a text of several lines is shown: its lines, broken at spaces.
///
/// ```swift
/// let rows = TextRows(editing, columns: 12)
/// let place = rows.place(of: editing.cursor)
/// editing.moveCursor(to: rows.index(inRow: place.row + 1, column: place.column))
/// ```
public struct TextRows: Equatable, Sendable {
    private let characters: [Character]

    /// The places of the characters of each row.
    private var ranges: [Range<Int>] = []

    /// Breaks the text of `editing`, so that no row takes more columns. Spaces at the end of a row do not
    /// count.
    public init(_ editing: TextEditing, columns: Int) {
        characters = editing.characters
        var start = 0
        for index in characters.indices where characters[index].isNewline {
            addLine(start..<index, columns)
            start = index + 1
        }
        addLine(start..<characters.count, columns)
    }

    /// The number of rows, at least one.
    public var count: Int { ranges.count }

    /// Returns the text of a row, without the spaces at its end.
    public func text(ofRow row: Int) -> String {
        let shown = characters[ranges[row]]
        return String(shown[..<(shown.lastIndex { $0 != " " }.map { $0 + 1 } ?? shown.startIndex)])
    }

    /// Returns the row and the column of the character at `index`.
    public func place(of index: Int) -> Drawing.Position {
        let row = (ranges.lastIndex { $0.lowerBound <= index }) ?? 0
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
            passed += String(characters[index]).columns
            index += 1
        }
        return index
    }

    private mutating func addLine(_ line: Range<Int>, _ columns: Int) {
        var (start, word, width) = (line.lowerBound, line.lowerBound, 0)
        for index in line {
            if index > start, characters[index - 1] == " " { word = index }
            width += String(characters[index]).columns
            guard width > columns, characters[index] != " ", index > start else { continue }
            let end = word > start ? word : index
            ranges.append(start..<end)
            start = end
            width = String(characters[start...index]).columns
        }
        ranges.append(start..<line.upperBound)
    }
}
