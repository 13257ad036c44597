/// The numbers of columns and rows of a terminal.
package struct TerminalSize: Sendable, Equatable {
    package var columns: Int
    package var rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Creates the size that the terminal gives. In place of zero, takes `COLUMNS` and `LINES`, or
    /// 80 and 24.
    package init(columns: Int, rows: Int, orElse environment: (String) -> String?) {
        self.columns = columns > 0 ? columns : Self.number(environment("COLUMNS")) ?? 80
        self.rows = rows > 0 ? rows : Self.number(environment("LINES")) ?? 24
    }

    private static func number(_ text: String?) -> Int? {
        text.flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
    }
}
