/// One row of a frame, from its left edge on. What it does not say is blank.
package struct Row: Sendable {
    /// How many columns there are.
    package let width: Int

    private(set) var cells: [Cell] = []

    /// The characters of more than eight bytes.
    private(set) var long: [String] = []

    /// Most rows say no more, and memory of this size is had quickly.
    private static let usualLength = 60

    /// An empty row of this many columns.
    package init(width: Int) {
        self.width = width
    }

    /// How many columns are left.
    package var room: Int { width - cells.count }

    /// Adds `text`, made printable, and cut with an ellipsis where there are fewer columns than it takes,
    /// or fewer than `limit` allows.
    package mutating func add(
        _ text: String, _ style: Style = .plain, limit: Int = .max
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
    package mutating func skip(to column: Int) {
        makeRoom()
        while cells.count < min(column, width) { cells.append(.blank) }
    }

    /// Adds blanks.
    package mutating func skip(_ columns: Int) {
        skip(to: cells.count + columns)
    }

    /// Adds `text` again and again, to the right edge.
    package mutating func fill(with text: String, _ style: Style) {
        let first = cells.count
        add(text, style)
        let added = cells[first...]
        guard !added.isEmpty else { return }
        while room >= added.count { cells += added }
        if room > 0 { add(text, style) }
    }

    /// The cell at `column`; blank where nothing was added.
    subscript(column: Int) -> Cell {
        column < cells.count ? cells[column] : .blank
    }

    /// A row that stays blank takes no memory.
    private mutating func makeRoom() {
        if cells.isEmpty { cells.reserveCapacity(min(width, Self.usualLength)) }
    }

    private mutating func add(_ character: PrintedCharacter, _ style: Style) {
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

extension Row {
    /// Whether both are the same, not merely equal; this compares nothing.
    func isIdentical(to other: Row) -> Bool {
        cells.withUnsafeBufferPointer { mine in
            other.cells.withUnsafeBufferPointer { $0.baseAddress == mine.baseAddress }
        } && width == other.width
    }

    /// Whether both show the same at `column`.
    func matches(_ other: Row, at column: Int) -> Bool {
        let (mine, theirs) = (self[column], other[column])
        guard let index = mine.longIndex, let otherIndex = theirs.longIndex else {
            return mine == theirs
        }
        return mine.style == theirs.style && long[index] == other.long[otherIndex]
    }

    /// The first columns from `start` on that are different, up to `gap` equal ones or more; nil where all
    /// are equal.
    func difference(from other: Row, after start: Int, closerThan gap: Int) -> Range<Int>? {
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

    /// How many columns there are up to the last one that is not blank.
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

    /// What the row says, without the blanks at its end.
    package var text: String {
        var bytes: [UInt8] = []
        for column in 0..<length { write(column, to: &bytes) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension PrintedCharacter {
    /// Whether it begins with what belongs to a character before it, such as a tone of skin.
    fileprivate var joins: Bool {
        text.unicodeScalars.first.map {
            $0.properties.isGraphemeExtend || $0.properties.isEmojiModifier
        } ?? false
    }
}
