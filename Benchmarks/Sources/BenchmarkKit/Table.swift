/// Readings as lines with equal columns. Each line can be printed as soon as its reading is done.
package struct Table {
    private let nameWidth: Int

    /// - Parameter names: those of all rows, so that the first column fits the longest.
    package init(names: [String]) {
        nameWidth = names.map(\.count).max() ?? 0
    }

    /// The line above the first row.
    package var header: String {
        line("", ["minimum", "median", "floor", "", "ratio", "limit", ""])
    }

    /// The line of one row. The floor is a minimum too.
    package func line(_ reading: Reading, _ verdict: Verdict) -> String {
        let floor = reading.floor.map { "\(Figure($0.minimum))" } ?? "-"
        let figures = [reading.value.minimum, reading.value.median].map { "\(Figure($0))" }
        let ratios = [reading.ratio, reading.limit].map { "\(Figure($0))" }
        return line(reading.name, figures + [floor, reading.unit] + ratios + [verdict.word])
    }

    private func line(_ name: String, _ cells: [String]) -> String {
        let widths = [10, 10, 10, -6, 8, 7, -5]
        var text = name + spaces(nameWidth - name.count)
        for (cell, width) in zip(cells, widths) {
            let padding = spaces(Swift.abs(width) - cell.count)
            text += width > 0 ? padding + cell : " " + cell + padding
        }
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private func spaces(_ count: Int) -> String {
        String(repeating: " ", count: max(0, count))
    }
}
