public import Wayline

extension FullScreen {
    /// The size of the pictures in the guides.
    public convenience init(
        cafe navigator: Navigator, columns: Int = 64, rows: Int = 40, isUnicode: Bool = true
    ) {
        self.init(navigator, name: "Café", columns: columns, rows: rows, isUnicode: isUnicode)
    }

    /// The rows between the two rules, without empty lines at the ends.
    public var body: String {
        let rules = lines.indices.filter { lines[$0].hasPrefix(" ───") }
        guard let top = rules.first, let bottom = rules.last, top < bottom else { return text }
        let body = lines[(top + 1)..<bottom].drop(while: \.isEmpty)
        return body.reversed().drop(while: \.isEmpty).reversed().joined(separator: "\n")
    }

    /// Returns the screen on a terminal of this many columns, with as few rows as its content
    /// allows.
    package func frame(columns: Int, rows: ClosedRange<Int>) -> Frame {
        resize(columns: columns, rows: rows.upperBound)
        var (gap, longest) = (0, 1)
        for row in frame.rows {
            gap = row.characters.isEmpty ? gap + 1 : 0
            longest = max(longest, gap)
        }
        resize(columns: columns, rows: max(rows.upperBound - longest + 1, rows.lowerBound))
        return frame
    }

    /// The keys in the last line, which work now.
    public var keys: String { lines.last ?? "" }
}
