/// One column of a row: a character, or the right half of a wide one.
struct Cell: Equatable, Sendable {
    /// The bytes of the character in UTF-8, the first one lowest; or an index into the long
    /// characters.
    let glyph: UInt64

    let style: FrameRow.Style

    /// 1 or more; 0 in the other columns of a wide character.
    let columns: UInt8

    /// True if a terminal could take it for a part of the character before it.
    let joins: Bool

    static let blank = Cell(glyph: 0x20, style: .plain, columns: 1)

    /// The same character in another style.
    func styled(_ style: FrameRow.Style) -> Cell {
        Cell(glyph: glyph, style: style, columns: columns, joins: joins)
    }

    /// The highest byte of an index into the long characters. No UTF-8 has it.
    private static let longMark: UInt64 = 0xFF << 56

    init(glyph: UInt64, style: FrameRow.Style, columns: UInt8, joins: Bool = false) {
        self.glyph = glyph
        self.style = style
        self.columns = columns
        self.joins = joins
    }

    /// Creates the cell of a character of more than eight bytes, which the row keeps.
    init(longAt index: Int, style: FrameRow.Style, columns: UInt8, joins: Bool) {
        self.init(
            glyph: Self.longMark | UInt64(index), style: style, columns: columns, joins: joins)
    }

    /// The index into the long characters; nil if the bytes are all here.
    var longIndex: Int? {
        glyph >= Self.longMark ? Int(glyph & ~Self.longMark) : nil
    }

    var isASCII: Bool { glyph < 0x80 }

    /// True if all terminals agree on the number of its columns.
    var isCertain: Bool { columns <= 2 && longIndex == nil }

    var isRightHalf: Bool { columns == 0 }
}
