/// The screen of a terminal that receives bytes. It supports the sequences that our programs use.
package struct TerminalScreen {
    /// Modes that are set, by their numbers: 25 the cursor, 1049 the alternate screen, 2004
    /// bracketed paste, 2026 a frame under way, 7 the wrapping of lines, 1000 and 1006 the mouse.
    package internal(set) var modes: Set<Int> = [7, 25]
    /// True if the next text has a colour or a style such as bold.
    package internal(set) var isStyled = false
    package internal(set) var row = 0
    package internal(set) var column = 0
    /// The sequences that this screen does not know.
    package internal(set) var unknown: [String] = []
    /// The background, as the terminal reports it; nil if it does not.
    package var background: String?
    /// The text that was copied last, in base64.
    package internal(set) var clipboard = ""
    /// The title of the window, and those that were put aside.
    package internal(set) var title = "shell"
    package internal(set) var savedTitles: [String] = []

    package private(set) var columns: Int
    package private(set) var rows: Int

    var cells: [[Character]]
    var other: [[Character]]
    var saved = (row: 0, column: 0)
    private let width: (Character) -> Int
    private var answers: [[UInt8]] = []
    private var parser = ScreenParser()

    /// Creates an empty screen. `width` returns the columns of a character.
    package init(columns: Int, rows: Int, width: @escaping (Character) -> Int = { _ in 1 }) {
        (self.columns, self.rows, self.width) = (columns, rows, width)
        cells = Self.empty(columns, rows)
        other = cells
    }

    package var isAlternate: Bool { modes.contains(1049) }
    package var showsCursor: Bool { modes.contains(25) }
    package var bracketsPaste: Bool { modes.contains(2004) }

    package var reportsMouse: Bool { modes.isSuperset(of: [1000, 1006]) }

    /// True if no effect of a program on the terminal is left.
    package var isGivenBack: Bool {
        modes == [7, 25] && !isStyled && title == "shell" && savedTitles.isEmpty
    }

    /// The rows from the top, without the spaces at their ends.
    package var lines: [String] {
        cells.map { row in
            let shown = row.filter { $0 != TerminalScreen.covered }
            return String(shown.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// The lines, without the empty ones at the end.
    package var text: String {
        lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
    }

    package mutating func show(_ bytes: [UInt8]) {
        for byte in bytes {
            switch parser.take(byte) {
            case .nothing: break
            case .text(let scalar): put(scalar)
            case .control(let control): obey(control)
            case .sequence(let sequence): obey(sequence)
            case .command(let command): obey(command)
            }
        }
    }

    package mutating func resize(columns: Int, rows: Int) {
        (self.columns, self.rows) = (max(columns, 1), max(rows, 1))
        cells = Self.fitted(cells, self.columns, self.rows)
        other = Self.fitted(other, self.columns, self.rows)
        move(to: row, column)
    }

    /// Returns the terminal's answers to the program since the last call.
    package mutating func takeAnswers() -> [[UInt8]] {
        defer { answers = [] }
        return answers
    }

    mutating func answer(_ text: String) {
        answers.append(Array(text.utf8))
    }

    mutating func move(to row: Int, _ column: Int) {
        self.row = min(max(row, 0), rows - 1)
        self.column = min(max(column, 0), columns - 1)
    }

    mutating func nextLine() {
        if row < rows - 1 { return row += 1 }
        cells.removeFirst()
        cells.append(Array(repeating: " ", count: columns))
    }

    private mutating func put(_ scalar: Unicode.Scalar) {
        if column > 0, joined(scalar) { return }
        let wide = width(Character(scalar))
        if column + wide > columns && modes.contains(7) {
            column = 0
            nextLine()
        }
        guard column < columns else { return }
        cells[row][column] = Character(scalar)
        if wide == 2 && column + 1 < columns { cells[row][column + 1] = Self.covered }
        column += wide
    }

    /// Adds a mark to the character before it. Returns false if the two do not join.
    private mutating func joined(_ scalar: Unicode.Scalar) -> Bool {
        var before = min(column, columns) - 1
        if cells[row][before] == Self.covered && before > 0 { before -= 1 }
        var text = String(cells[row][before])
        text.unicodeScalars.append(scalar)
        guard text.count == 1, cells[row][before] != " " || scalar.properties.isGraphemeExtend
        else { return false }
        cells[row][before] = Character(text)
        return true
    }

    /// The placeholder in the right half of a wide character.
    static let covered: Character = "\u{0}"

    static func empty(_ columns: Int, _ rows: Int) -> [[Character]] {
        Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    private static func fitted(
        _ cells: [[Character]], _ columns: Int, _ rows: Int
    ) -> [[Character]] {
        let blank: [Character] = Array(repeating: " ", count: columns)
        let fitted = cells.prefix(rows).map { Array(($0 + blank).prefix(columns)) }
        return fitted + Array(repeating: blank, count: rows - fitted.count)
    }
}
