import TextMenu
import WaylinePictures

/// The picture of a screen, as preformatted text.
enum StoryboardPicture {
    /// A row of the picture: HTML.
    typealias Row = String

    /// The rows of a frame. Several blank rows become one, and those at the end none.
    static func rows(_ frame: Frame) -> [Row] {
        var rows: [Row] = []
        for row in frame.rows.map(PictureRun.html)
        where !(row.isEmpty && rows.last?.isEmpty ?? true) {
            rows.append(row)
        }
        if rows.last?.isEmpty == true { rows.removeLast() }
        return rows
    }
}
