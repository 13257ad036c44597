/// The characters that draw a full screen.
struct Symbols: Sendable {
    let marker: String
    let separator: String
    let rule: String
    let bullet: String
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
        marker: "›", separator: "›", rule: "─", bullet: "•", full: "█", empty: "░", on: "◉",
        off: "○", spinner: ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"], opened: "▴",
        closed: "▾", above: "↑", below: "↓", ascending: "▲", descending: "▼", minus: "−",
        box: ["┌", "┐", "└", "┘", "│"])

    static let ascii = Symbols(
        marker: ">", separator: ">", rule: "-", bullet: "*", full: "#", empty: ".", on: "[x]",
        off: "[ ]", spinner: ["|", "/", "-", "\\"], opened: "^", closed: "v",
        above: "^", below: "v", ascending: "^", descending: "v", minus: "-",
        box: ["+", "+", "+", "+", "|"])
}

extension Symbols {
    init(isUnicode: Bool) {
        self = isUnicode ? .unicode : .ascii
    }

    /// A rule, with a sign near its end if the page continues behind it.
    func rule(_ width: Int, _ sign: String = "") -> FrameRow {
        var row = FrameRow(width: width)
        row.skip(1)
        if !sign.isEmpty {
            row.add(String(repeating: rule, count: max(width - 7, 0)), .faint)
            row.add(" \(sign) ", .accent)
        }
        row.fill(with: rule, .faint)
        return row
    }
}
