import TextMenu
import WaylineText

/// The screen of a terminal that receives bytes. It supports the sequences that the front end uses.
struct TerminalGlass {
    private(set) var rows: [[String]]
    private(set) var isCursorSeen = false
    private(set) var row = 0
    private(set) var column = 0

    /// The sequences that it does not know.
    private(set) var strange: [String] = []

    /// The title of the window.
    private(set) var title = ""

    /// The text that was copied last, in base64.
    private(set) var clipboard = ""
    private let size: TerminalSize

    /// The parameters of the current style, and the characters that were written in each.
    private var style = ""

    /// The style in which the screen was cleared: that of plain text.
    private var plain = ""
    private(set) var written: [String: String] = [:]

    init(_ size: TerminalSize) {
        self.size = size
        rows = Self.blank(size)
    }

    /// The text on it, without the blanks at the ends of lines.
    var text: String {
        rows.map { row in
            var line = row.joined()
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    mutating func take(_ bytes: [UInt8]) {
        written = [:]
        var rest = bytes[...]
        while let first = rest.first {
            if first == 0x1B {
                obey(&rest)
            } else {
                let end = rest.firstIndex(of: 0x1B) ?? rest.endIndex
                let text = String(decoding: rest[..<end], as: UTF8.self)
                written[style, default: ""] += text
                let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
                for (index, line) in lines.enumerated() {
                    if index > 0 { (row, column) = (row + 1, 0) }
                    let parts = line.split(separator: "\r", omittingEmptySubsequences: false)
                    for (index, part) in parts.enumerated() {
                        if index > 0 { column = 0 }
                        for character in PrintedCharacters(String(part)) { put(character) }
                    }
                }
                rest = rest[end...]
            }
        }
    }

    private mutating func put(_ character: PrintedCharacter) {
        guard row < size.rows, column + character.columns <= size.columns else {
            return strange.append("'\(character.text)' at \(row), \(column)")
        }
        // A character that is half covered disappears.
        if rows[row][column] == "", column > 0 { rows[row][column - 1] = " " }
        let end = column + character.columns
        if end < size.columns, rows[row][end] == "" { rows[row][end] = " " }
        rows[row][column] = String(character.text)
        for half in column + 1..<max(end, column + 1) { rows[row][half] = "" }
        column = end
    }

    private mutating func obey(_ rest: inout ArraySlice<UInt8>) {
        if rest.dropFirst().first == UInt8(ascii: "]") { return readCommand(&rest) }
        if rest.dropFirst().first == UInt8(ascii: "M") {
            row -= 1
            return rest.removeFirst(2)
        }
        let sequence = rest.dropFirst(2).prefix { $0 < 0x40 }
        let letter = rest.dropFirst(2 + sequence.count).first.map { Unicode.Scalar($0) } ?? "?"
        rest = rest.dropFirst(3 + sequence.count)
        let command = String(decoding: sequence, as: UTF8.self)
        let numbers = command.split(separator: ";").map { Int($0) ?? 0 }
        switch (letter, command) {
        case ("H", _): (row, column) = (numbers[0] - 1, (numbers.count > 1 ? numbers[1] : 1) - 1)
        case ("C", _): column += numbers[0]
        case ("K", ""): for index in column..<size.columns { rows[row][index] = " " }
        // A new line has the current background.
        case ("L", "") where style.isEmpty || style == plain:
            rows.insert(Self.blank(size)[0], at: row)
            rows.removeLast()
        case ("M", "") where style.isEmpty || style == plain:
            rows.remove(at: row)
            rows += Self.blank(size).prefix(1)
        case ("J", "2"): (rows, plain) = (Self.blank(size), style)
        case ("h", "?25"): isCursorSeen = true
        case ("l", "?25"): isCursorSeen = false
        case ("m", _): style = command
        case ("h", "?2026"), ("l", "?2026"): break
        default: strange.append("\(command)\(letter)")
        }
    }

    /// Reads the title, or the copied text.
    private mutating func readCommand(_ rest: inout ArraySlice<UInt8>) {
        let command = rest.dropFirst(2).prefix { $0 != 0x1B }
        rest = rest.dropFirst(4 + command.count)
        let text = String(decoding: command, as: UTF8.self)
        if text.hasPrefix("2;") {
            title = String(text.dropFirst(2))
        } else if text.hasPrefix("52;c;") {
            clipboard = String(text.dropFirst(5))
        } else {
            strange.append(text)
        }
    }

    private static func blank(_ size: TerminalSize) -> [[String]] {
        Array(repeating: Array(repeating: " ", count: size.columns), count: size.rows)
    }
}
