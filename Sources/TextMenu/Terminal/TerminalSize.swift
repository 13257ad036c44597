import WaylineText

/// The numbers of columns and rows of a terminal that are drawn.
package struct TerminalSize: Sendable, Equatable {
    /// More than any screen has. A terminal can report 65,535, and each frame would take seconds.
    static let (mostColumns, mostRows) = (1_000, 500)

    package let columns: Int
    package let rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = min(columns, Self.mostColumns)
        self.rows = min(rows, Self.mostRows)
    }

    /// Creates the size that the terminal gives. In place of zero, takes `COLUMNS` and `LINES`, or
    /// 80 and 24.
    init(columns: Int, rows: Int, orElse environment: (String) -> String?) {
        self.init(
            columns: columns > 0 ? columns : Self.number(environment("COLUMNS")) ?? 80,
            rows: rows > 0 ? rows : Self.number(environment("LINES")) ?? 24)
    }

    private static func number(_ text: String?) -> Int? {
        text.flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
}
