/// One column of a row: a character, or the right half of a wide one.
package struct Cell: Equatable, Sendable {
    /// The bytes of the character in UTF-8, the first one lowest; or a place among the long ones.
    let glyph: UInt64

    package let style: Style

    /// 1 or 2; 0 in the right half of a wide character.
    package let columns: UInt8

    /// Whether a terminal could take it for a part of the character before it.
    let joins: Bool

    static let blank = Cell(glyph: 0x20, style: .plain, columns: 1)

    /// The highest byte of a place among long characters. No UTF-8 has it.
    private static let longMark: UInt64 = 0xFF << 56

    init(glyph: UInt64, style: Style, columns: UInt8, joins: Bool = false) {
        self.glyph = glyph
        self.style = style
        self.columns = columns
        self.joins = joins
    }

    /// A character of more than eight bytes, kept elsewhere.
    init(longAt index: Int, style: Style, columns: UInt8, joins: Bool) {
        self.init(
            glyph: Self.longMark | UInt64(index), style: style, columns: columns, joins: joins)
    }

    /// The place among long characters; nil where the bytes are all here.
    var longIndex: Int? {
        glyph >= Self.longMark ? Int(glyph & ~Self.longMark) : nil
    }

    var isASCII: Bool { glyph < 0x80 }

    /// Whether all terminals agree on how many columns it takes.
    var isCertain: Bool { columns <= 2 && longIndex == nil }

    var isRightHalf: Bool { columns == 0 }
}
