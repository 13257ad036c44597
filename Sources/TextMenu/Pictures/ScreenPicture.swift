public import TextMenu
import WaylineRouting
import WaylineText

/// The contents of a full screen, as text, as SVG and as HTML.
///
/// ```swift
/// let picture = app.picture(columns: 60, rows: 12)
/// XCTAssert(picture.text.contains("[ Order ]"))
/// ```
///
/// The same screen makes the same bytes, on each machine.
public struct ScreenPicture: Sendable {
    private let frame: Frame

    init(_ frame: Frame) {
        self.frame = frame
    }

    /// The rows, without blanks at their ends.
    public var text: String { lines.joined(separator: "\n") }

    var lines: [String] {
        (0..<frame.size.rows).map { $0 < frame.rows.count ? frame.rows[$0].text : "" }
    }

    /// Returns an SVG image in the colours of `theme`. It contains the text, too, for screen
    /// readers and searches.
    public func svg(_ theme: ColourTheme = .light) -> String {
        TerminalPicture([frame], theme, hasCaptions: false, description: lines).svg
    }

    /// Returns an HTML page in the colours of `theme`.
    public func html(_ theme: ColourTheme = .light) -> String {
        let colours = PictureColours(theme)
        let rows = (frame.rows + blankRows).map(PictureRun.html).joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en"><head><meta charset="utf-8"><title>\(title)</title><style>
            body{margin:0;background:\(colours.background);color:\(colours.text)}
            pre{margin:12px;font:15px/20px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace}
            pre b{font-weight:inherit}pre i{display:inline-block;width:2ch;font-style:normal}
            \(colours.htmlRules(background: colours.background, text: colours.text))
            </style></head><body><pre>
            \(rows)
            </pre></body></html>

            """
    }

    private var blankRows: [FrameRow] {
        Array(
            repeating: FrameRow(width: frame.size.columns),
            count: max(frame.size.rows - frame.rows.count, 0))
    }

    /// The text of the first row, without the blanks around it.
    private var title: String {
        String((lines.first ?? "").drop { $0 == " " }).escaped(for: .html)
    }
}
