extension TerminalScreen {
    mutating func obey(_ control: UInt8) {
        switch control {
        case 0x08: move(to: row, column - 1)
        case 0x09: move(to: row, (column / 8 + 1) * 8)
        case 0x0A, 0x0B, 0x0C: nextLine()
        case 0x0D: column = 0
        default: break
        }
    }

    mutating func obey(_ sequence: ScreenSequence) {
        switch (sequence.prefix, sequence.end) {
        case (nil, "A"): move(to: row - sequence.count(), column)
        case (nil, "B"): move(to: row + sequence.count(), column)
        case (nil, "C"): move(to: row, column + sequence.count())
        case (nil, "D"): move(to: row, column - sequence.count())
        case (nil, "G"): move(to: row, sequence.count() - 1)
        case (nil, "d"): move(to: sequence.count() - 1, column)
        case (nil, "H"), (nil, "f"): move(to: sequence.count() - 1, sequence.count(1) - 1)
        case (nil, "J"): eraseScreen(sequence.kind())
        case (nil, "K"): eraseLine(sequence.kind())
        case (nil, "X"): erase(column..<column + sequence.count())
        case (nil, "P"): delete(sequence.count())
        case (nil, "L"):
            cells.insert(Self.empty(columns, 1)[0], at: row)
            cells.removeLast()
        case (nil, "M"):
            cells.remove(at: row)
            cells += Self.empty(columns, 1)
        case (nil, "@"): insert(sequence.count())
        case (nil, "m"): isStyled = sequence.numbers.contains { $0 != 0 }
        case ("?", "h"): for mode in sequence.numbers { set(mode) }
        case ("?", "l"): for mode in sequence.numbers { reset(mode) }
        case ("?", "$p"): answer("\u{1B}[?\(sequence.kind());2$y")
        case (nil, "t") where sequence.text == "22;2t": savedTitles.append(title)
        case (nil, "t") where sequence.text == "23;2t": title = savedTitles.popLast() ?? title
        case (nil, "c"): answer("\u{1B}[?62;22c")
        default: unknown.append(sequence.text)
        }
    }

    mutating func obey(_ command: String) {
        switch command {
        case "11;?": if let background { answer("\u{1B}]11;\(background)\u{1B}\\") }
        case _ where command.hasPrefix("2;"): title = String(command.dropFirst(2))
        case _ where command.hasPrefix("52;c;"): clipboard = String(command.dropFirst(5))
        default: unknown.append(command)
        }
    }

    private mutating func set(_ mode: Int) {
        if mode == 1049 && !isAlternate {
            saved = (row, column)
            other = Self.empty(columns, rows)
            swap(&cells, &other)
        }
        modes.insert(mode)
    }

    private mutating func reset(_ mode: Int) {
        if mode == 1049 && isAlternate {
            swap(&cells, &other)
            move(to: saved.row, saved.column)
        }
        modes.remove(mode)
    }

    private mutating func eraseScreen(_ kind: Int) {
        let blank: [Character] = Array(repeating: " ", count: columns)
        let erased = [row + 1..<rows, 0..<row, 0..<rows]
        guard erased.indices.contains(kind) else { return }
        for row in erased[kind] { cells[row] = blank }
        if kind < 2 { eraseLine(kind) }
    }

    private mutating func eraseLine(_ kind: Int) {
        let column = min(column, columns - 1)
        let erased = [column..<columns, 0..<column + 1, 0..<columns]
        if erased.indices.contains(kind) { erase(erased[kind]) }
    }

    private mutating func erase(_ range: Range<Int>) {
        for column in range.clamped(to: 0..<columns) { cells[row][column] = " " }
    }

    private mutating func delete(_ count: Int) {
        let count = min(count, columns - column)
        cells[row].removeSubrange(column..<column + count)
        cells[row] += Array(repeating: " ", count: count)
    }

    private mutating func insert(_ count: Int) {
        let blank: [Character] = Array(repeating: " ", count: count)
        cells[row].insert(contentsOf: blank, at: min(column, columns))
        cells[row] = Array(cells[row].prefix(columns))
    }
}
