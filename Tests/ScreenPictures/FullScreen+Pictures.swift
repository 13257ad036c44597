public import TextMenu
public import Wayline
import WaylinePictures

extension FullScreen {
    /// The size of the pictures in the guides.
    public convenience init(
        cafe navigator: Navigator, columns: Int = 64, rows: Int = 40, isUnicode: Bool = true
    ) {
        self.init(navigator, name: "Café", columns: columns, rows: rows, isUnicode: isUnicode)
    }

    /// The rows between the two rules, without empty lines at the ends.
    public var body: String { lines[bodyRows].joined(separator: "\n") }

    /// The same as a picture, as SVG.
    public func bodyPicture(_ theme: ColourTheme) -> String {
        let (all, rows) = (frame, bodyRows)
        var body = Frame(size: TerminalSize(columns: all.size.columns, rows: rows.count))
        for row in all.rows[rows] { body.add(row) }
        if let cursor = all.cursor, rows.contains(cursor.row) {
            body.cursor = Drawing.Position(row: cursor.row - rows.lowerBound, column: cursor.column)
        }
        return TerminalPicture([body], theme, hasCaptions: false).svg
    }

    private var bodyRows: Range<Int> {
        let lines = lines
        let rules = lines.indices.filter { lines[$0].hasPrefix(" ───") }
        guard let top = rules.first, let bottom = rules.last, top < bottom else {
            return lines.indices
        }
        let filled = lines.indices[(top + 1)..<bottom].filter { !lines[$0].isEmpty }
        guard let first = filled.first, let last = filled.last else { return top..<top }
        return first..<(last + 1)
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
