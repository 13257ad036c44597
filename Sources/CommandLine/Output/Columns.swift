/// Rows whose cells are aligned in columns.
package struct Columns {
    private let lines: [[String]]

    package init(_ lines: [[String]]) {
        self.lines = lines
    }

    package var text: String {
        let widths = (0..<(lines.map(\.count).max() ?? 0)).map { column in
            lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return lines.map { line in
            let cells = zip(line, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            let text = cells.joined(separator: "  ")
            return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }
}
