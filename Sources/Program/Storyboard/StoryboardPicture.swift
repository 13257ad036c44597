import TextMenu
import WaylineRouting
import WaylineText

/// The picture of a screen, as preformatted text.
enum StoryboardPicture {
    /// A row of the picture: HTML.
    typealias Row = String

    /// The rows of a frame. Several blank rows become one, and those at the end none.
    static func rows(_ frame: Frame) -> [Row] {
        var rows: [Row] = []
        for row in frame.rows.map(text) where !(row.isEmpty && rows.last?.isEmpty ?? true) {
            rows.append(row)
        }
        if rows.last?.isEmpty == true { rows.removeLast() }
        return rows
    }

    private static func text(_ row: FrameRow) -> Row {
        var (text, style) = ("", FrameRow.Style.plain)
        for character in row.characters {
            if character.style != style {
                text += end(style) + begin(character.style)
                style = character.style
            }
            text +=
                character.columns.count == 1
                ? character.text.escaped(for: .html)
                : "<i>\(character.text.escaped(for: .html))</i>"
        }
        return text + end(style)
    }

    private static func begin(_ style: FrameRow.Style) -> String {
        style == .plain ? "" : "<b class=\"s\(style.rawValue)\">"
    }

    private static func end(_ style: FrameRow.Style) -> String {
        style == .plain ? "" : "</b>"
    }
}
