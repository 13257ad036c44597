extension [[String]] {
    /// The lines of cells, aligned in columns.
    package var inColumns: String {
        var widths: [Int] = []
        for line in self {
            for (column, cell) in line.enumerated() {
                if column == widths.count { widths.append(0) }
                widths[column] = Swift.max(widths[column], cell.count)
            }
        }
        return map { line in
            let cells = zip(line, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            let text = cells.joined(separator: "  ")
            return String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }
}
