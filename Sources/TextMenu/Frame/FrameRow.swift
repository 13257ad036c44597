import WaylineText

/// One row of the full screen, from its left edge on. Columns without a character are blank.
///
/// ```swift
/// row.add("Rating", .faint)
/// row.skip(to: 12)
/// row.add("★★★☆☆", .accent)
/// ```
public struct FrameRow: Sendable {
    /// The number of columns.
    public let width: Int

    private(set) var cells: [Cell] = []

    /// The characters of more than eight bytes.
    private(set) var long: [String] = []

    /// The column at which the bar of a marked row ends; nil for the end of its text.
    var endOfBar: Int?

    /// The usual number of characters. Memory of this size is allocated quickly.
    private static let usualLength = 60

    /// Creates an empty row of this many columns.
    public init(width: Int) {
        self.width = width
    }

    /// The number of columns that are left.
    public var room: Int { width - cells.count }

    /// True if a text fills it and ends with an ellipsis. A wide character that was cut leaves a
    /// blank after it.
    var isCut: Bool {
        room <= 1 && cells.last?.glyph == "…".utf8.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Adds `text`, made printable. Cuts it with an ellipsis if it takes more columns than are
    /// left, or more than `limit`.
    public mutating func add(
        _ text: String, _ style: FrameRow.Style = .plain, limit: Int = .max
    ) {
        makeRoom()
        let shown = text.truncated(toColumns: min(room, limit))
        if shown.isPlain {
            for byte in shown.utf8 {
                cells.append(Cell(glyph: UInt64(byte), style: style, columns: 1))
            }
        } else {
            for character in PrintedCharacters(shown) { add(character, style) }
        }
    }

    /// Adds blanks up to `column`.
    public mutating func skip(to column: Int) {
        makeRoom()
        while cells.count < min(column, width) { cells.append(.blank) }
    }

    /// Adds this many blanks.
    public mutating func skip(_ columns: Int) {
        skip(to: cells.count + columns)
    }

    /// Adds `text` again and again, to the right edge. Columns at the edge for which it is too wide
    /// stay blank.
    public mutating func fill(with text: String, _ style: FrameRow.Style) {
        let first = cells.count
        if text.columns <= room { add(text, style) }
        let added = cells[first...]
        guard !added.isEmpty else { return }
        while room >= added.count { cells += added }
        if room > 0 { add(text.visible(inColumns: 0..<room), style) }
    }

    /// Adds blanks in `style` up to `column`.
    mutating func fill(to column: Int, _ style: FrameRow.Style) {
        makeRoom()
        let blank = Cell.blank.styled(style)
        while cells.count < min(column, width) { cells.append(blank) }
    }

    /// Returns the row with another style for each cell that is not blank.
    func restyled(_ style: FrameRow.Style) -> FrameRow {
        var row = self
        for (index, cell) in cells.enumerated() where cell != .blank {
            row.cells[index] = cell.glyph == Cell.blank.glyph ? .blank : cell.styled(style)
        }
        return row
    }

    /// Makes the row a bar if its text begins with `marker`. Returns false otherwise. The places of
    /// inputs and the hits of a filter keep their style.
    mutating func highlight(ifMarkedBy marker: UInt64) -> Bool {
        guard let first = cells.firstIndex(where: { $0 != .blank }), cells[first].glyph == marker
        else { return false }
        makeBar(from: first)
        return true
    }

    /// Makes a bar that begins at `first`.
    mutating func makeBar(from first: Int) {
        let end = min(endOfBar ?? cells.count, cells.count)
        cells.withUnsafeMutableBufferPointer { cells in
            for index in first..<end where !cells[index].style.isKeptInBar {
                cells[index] = cells[index].styled(.focused)
            }
        }
        if end == cells.count, cells.last?.style == .focused { fill(to: end + 1, .focused) }
    }

    /// Returns these columns as a row. A wide character that is cut becomes blank.
    func columns(_ range: Range<Int>) -> FrameRow {
        var row = FrameRow(width: range.count)
        row.cells = range.map { self[$0] }
        row.long = long
        for index in row.cells.indices.prefix(while: { row.cells[$0].isRightHalf }) {
            row.cells[index] = .blank
        }
        if let last = row.cells.lastIndex(where: { !$0.isRightHalf }),
            last + Int(row.cells[last].columns) > range.count
        {
            for index in last..<range.count { row.cells[index] = .blank }
        }
        return row
    }

    /// Returns the row with `other` over it, from `column` on, in a row of `width` columns.
    func covered(by other: FrameRow, at column: Int, width: Int) -> FrameRow {
        var row = FrameRow(width: width)
        row.add(columns(0..<column))
        row.add(other)
        row.skip(to: column + other.width)
        if row.room > 0 { row.add(columns(column + other.width..<width)) }
        return row
    }

    /// Returns the row with `columns` blanks before it, in a row of `width` columns.
    func indented(by columns: Int, width: Int) -> FrameRow {
        guard !cells.isEmpty else { return FrameRow(width: width) }
        var row = FrameRow(width: width)
        row.cells = Array(repeating: .blank, count: columns) + cells
        row.long = long
        return row
    }

    /// The cell at `column`; blank if nothing was added there.
    subscript(column: Int) -> Cell {
        column < cells.count ? cells[column] : .blank
    }

    /// Adds the cells of another row, as many as there is room for.
    mutating func add(_ row: FrameRow) {
        let added = row.cells.prefix(room)
        if row.long.isEmpty { return cells.append(contentsOf: added) }
        for cell in added {
            guard let index = cell.longIndex else {
                cells.append(cell)
                continue
            }
            cells.append(
                Cell(
                    longAt: long.count, style: cell.style, columns: cell.columns,
                    joins: cell.joins))
            long.append(row.long[index])
        }
    }

    /// Reserves memory. A row that stays blank takes none.
    private mutating func makeRoom() {
        if cells.isEmpty { cells.reserveCapacity(min(width, Self.usualLength)) }
    }

    private mutating func add(_ character: PrintedCharacter, _ style: FrameRow.Style) {
        let bytes = character.text.utf8
        let columns = UInt8(clamping: character.columns)
        let joins = character.joins
        if bytes.count <= 8 {
            let glyph = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            cells.append(Cell(glyph: glyph, style: style, columns: columns, joins: joins))
        } else {
            cells.append(Cell(longAt: long.count, style: style, columns: columns, joins: joins))
            long.append(String(character.text))
        }
        for _ in 1..<max(character.columns, 1) {
            cells.append(Cell(glyph: 0, style: style, columns: 0))
        }
    }
}

extension FrameRow {
    /// Returns whether both share their memory, and so are equal. It compares no cells.
    func isIdentical(to other: FrameRow) -> Bool {
        cells.withUnsafeBufferPointer { mine in
            other.cells.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
        } && width == other.width
    }

    /// Returns whether both show the same.
    func isEqual(to other: FrameRow) -> Bool {
        difference(from: other, after: 0, closerThan: 1) == nil
    }

    /// Returns whether both show the same at `column`.
    func matches(_ other: FrameRow, at column: Int) -> Bool {
        let (mine, theirs) = (self[column], other[column])
        guard let index = mine.longIndex, let otherIndex = theirs.longIndex else {
            return mine == theirs
        }
        return mine.style == theirs.style && long[index] == other.long[otherIndex]
    }

    /// Returns the first columns from `start` on that differ, up to `gap` equal ones or more; nil
    /// if all are equal.
    func difference(from other: FrameRow, after start: Int, closerThan gap: Int) -> Range<Int>? {
        let end = max(cells.count, other.cells.count)
        guard let first = (start..<max(start, end)).first(where: { !matches(other, at: $0) })
        else { return nil }
        var last = first
        for column in first..<end where !matches(other, at: column) {
            if column - last > gap { break }
            last = column
        }
        return first..<last + 1
    }

    /// The number of columns up to the last one that is not blank.
    var length: Int {
        cells.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
    }

    /// Adds the bytes of the character at `column` to `bytes`.
    func write(_ column: Int, to bytes: inout [UInt8]) {
        let cell = self[column]
        if let index = cell.longIndex { return bytes.append(contentsOf: long[index].utf8) }
        var glyph = cell.glyph
        while glyph > 0 {
            bytes.append(UInt8(truncatingIfNeeded: glyph))
            glyph >>= 8
        }
    }

    /// The text of the row, without the blanks at its end.
    public var text: String {
        var bytes: [UInt8] = []
        for column in 0..<length { write(column, to: &bytes) }
        while bytes.last == 0x20 { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension PrintedCharacter {
    /// True if the text begins with a part of the character before it, such as a skin tone
    /// modifier.
    fileprivate var joins: Bool {
        text.unicodeScalars.first.map {
            $0.properties.isGraphemeExtend || $0.properties.isEmojiModifier
        } ?? false
    }
}
