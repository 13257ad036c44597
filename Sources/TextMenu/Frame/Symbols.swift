/// The characters that draw a full screen.
struct Symbols: Sendable {
    let marker: String

    /// The bytes of the marker, as a cell has them.
    let markerGlyph: UInt64
    let separator: String
    let rule: String
    let bullet: String
    let dot: String
    let full: String
    let empty: String
    let on: String
    let off: String
    let spinner: [String]
    let opened: String
    let closed: String
    let above: String
    let below: String
    let ascending: String
    let descending: String
    let minus: String

    /// The upper left, upper right, lower left and lower right corner of a box, and its side.
    let box: [String]

    static let unicode = Symbols(
        marker: "›", markerGlyph: 0xBA80E2, separator: "›", rule: "─", bullet: "•", dot: "·",
        full: "█",
        empty: "░", on: "◉",
        off: "○", spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"], opened: "▴",
        closed: "▾", above: "↑", below: "↓", ascending: "▲", descending: "▼", minus: "−",
        box: ["┌", "┐", "└", "┘", "│"])

    static let ascii = Symbols(
        marker: ">", markerGlyph: 0x3E, separator: ">", rule: "-", bullet: "*", dot: "-", full: "#",
        empty: ".", on: "[x]",
        off: "[ ]", spinner: ["|", "/", "-", "\\"], opened: "^", closed: "v",
        above: "^", below: "v", ascending: "^", descending: "v", minus: "-",
        box: ["+", "+", "+", "+", "|"])
}

extension Symbols {
    /// True if some of them are beyond ASCII.
    var isUnicode: Bool { markerGlyph > 0x7F }

    init(isUnicode: Bool) {
        self = isUnicode ? .unicode : .ascii
    }

    /// A rule over the width of the screen, with a sign near its end if the page continues beyond
    /// it.
    func rule(_ columns: Int, _ sign: String = "") -> FrameRow {
        var row = FrameRow(width: columns)
        let end = sign.isEmpty ? 0 : 6
        row.skip(1)
        row.add(String(repeating: rule, count: max(row.room - 1 - end, 0)), .faint)
        if end > 0 {
            row.add(" \(sign) ", .accent)
            row.add(String(repeating: rule, count: 3), .faint, limit: max(row.room - 1, 0))
        }
        return row
    }
}
