package import TextMenu
import WaylineRouting
import WaylineText

/// A picture of a screen on several terminals, one below the other, as SVG.
///
/// Each text has its own place and width, so that columns align in every font.
package struct TerminalPicture {
    private static let cell = (width: 9, height: 20)

    /// The space around the cells of a terminal.
    private static let margin = 12
    private static let captionHeight = 26

    /// The height from the upper edge of a cell to the line on which its letters stand.
    private static let ascent = 15

    private let frames: [Frame]
    private let hasCaptions: Bool
    private let description: [String]
    private let colours: PictureColours

    /// Creates a picture of these frames in the colours of `theme`. The caption of a frame says how
    /// wide it is. Screen readers read the lines of the `description`, which are not shown.
    package init(
        _ frames: [Frame], _ theme: ColourTheme, hasCaptions: Bool = true,
        description: [String] = []
    ) {
        (self.frames, self.hasCaptions, self.description) = (frames, hasCaptions, description)
        colours = PictureColours(theme)
    }

    /// The lines of the file.
    package var svg: String {
        var (top, parts) = (0, [String]())
        for frame in frames {
            if hasCaptions { top += Self.captionHeight }
            parts += terminal(frame, top: top)
            top += frame.size.rows * Self.cell.height + 2 * Self.margin + 2
        }
        let width = (frames.map(\.size.columns).max() ?? 0) * Self.cell.width + 2 * Self.margin + 2
        let start = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(top)" \
            viewBox="0 0 \(width) \(top)" fill="\(colours.text)">
            """
        let text = description.map { $0.escaped(for: .html) }.joined(separator: "\n")
        let title = description.isEmpty ? [] : ["<desc>\(text)</desc>"]
        return ([start] + title + ["<style>\(styleSheet)</style>"] + parts + ["</svg>", ""])
            .joined(separator: "\n")
    }

    private var styleSheet: String {
        """
        text{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
        .t{fill:\(colours.background);stroke:#808080}.n{font-size:13px;fill:#808080}
        """ + PictureColours.styles.map(colours.rule).joined()
    }

    private func terminal(_ frame: Frame, top: Int) -> [String] {
        let (width, height) = (
            frame.size.columns * Self.cell.width, frame.size.rows * Self.cell.height
        )
        let edge = Self.margin
        return [
            "<g transform=\"translate(\(edge + 1),\(top + edge))\">",
            hasCaptions ? caption(of: frame) : nil,
            """
            <rect class="t" x="-\(edge).5" y="-\(edge).5" width="\(width + 2 * edge + 1)" \
            height="\(height + 2 * edge + 1)" rx="6"/>
            """,
        ].compactMap(\.self) + frame.rows.enumerated().flatMap { shapes(of: $1, at: $0) }
            + cursor(of: frame) + ["</g>"]
    }

    private func caption(of frame: Frame) -> String {
        let edge = Self.margin
        return """
            <text class="n" x="-\(edge)" y="-\(edge + 7)">\(frame.size.columns) columns</text>
            """
    }

    private func cursor(of frame: Frame) -> [String] {
        guard let place = frame.cursor else { return [] }
        let (x, y) = (place.column * Self.cell.width, place.row * Self.cell.height)
        return ["<rect x=\"\(x)\" y=\"\(y + 1)\" width=\"2\" height=\"\(Self.cell.height - 2)\"/>"]
    }

    private func shapes(of row: FrameRow, at index: Int) -> [String] {
        let top = index * Self.cell.height
        let runs = PictureRun.runs(of: row)
        let grounds = runs.compactMap { ground(of: $0, top: top) }
        return grounds + runs.flatMap(\.pieces).map { shape(of: $0, top: top) }
    }

    /// The rectangle behind a run with a background or with swapped colours, or the line below an
    /// underlined one.
    private func ground(of run: PictureRun, top: Int) -> String? {
        let look = colours.look(of: run.style)
        if let ground = look.isInverse ? look.colour ?? colours.text : look.background {
            let fill = ground == colours.text ? "" : " fill=\"\(ground)\""
            return rectangle(run.columns, top, Self.cell.height, fill)
        }
        return look.isUnderlined
            ? rectangle(run.columns, top + Self.ascent + 3, 1, colours.attribute(of: run.style))
            : nil
    }

    private func shape(of piece: PictureRun, top: Int) -> String {
        let attribute = colours.attribute(of: piece.style)
        if piece.text.allSatisfy({ $0 == "─" }) {
            return rectangle(piece.columns, top + Self.cell.height / 2, 1, attribute)
        }
        let length = piece.columns.count * Self.cell.width
        let fixed = piece.text.count > 1 ? " textLength=\"\(length)\"" : ""
        let x = piece.columns.lowerBound * Self.cell.width
        let text = piece.text.escaped(for: .html)
        return "<text\(attribute) x=\"\(x)\" y=\"\(top + Self.ascent)\"\(fixed)>\(text)</text>"
    }

    /// The row of the first terminal that a line of an image draws; nil for other lines.
    static func row(ofShape line: String) -> Int? {
        guard line.hasPrefix("<text") || line.hasPrefix("<rect"),
            let start = line.firstRange(of: " y=\""),
            let top = Int(line[start.upperBound...].prefix { $0 != "\"" })
        else { return nil }
        return top / cell.height
    }

    private func rectangle(
        _ columns: Range<Int>, _ top: Int, _ height: Int, _ attribute: String
    ) -> String {
        let (x, width) = (columns.lowerBound * Self.cell.width, columns.count * Self.cell.width)
        return "<rect\(attribute) x=\"\(x)\" y=\"\(top)\" width=\"\(width)\" height=\"\(height)\"/>"
    }
}
