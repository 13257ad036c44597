import WaylineRouting
import WaylineText

/// An alert and its answers, in a box in the middle of the screen.
struct AlertBox {
    private let symbols: Symbols
    private let alert: Alert
    private let answer: Int

    /// True if numbers give the answers: no text can be typed on the page.
    private let hasNumbers: Bool
    private let size: TerminalSize
    private let titles: [String]
    private let lines: [String]

    /// The answers that fit, with the marked one among them.
    private let answers: Range<Int>

    /// The number of lines of the title and the message that fit.
    let room: Int

    /// The first of these lines.
    let first: Int

    /// True if empty rows stand between the parts.
    private let isAiry: Bool

    init(
        _ alert: Alert, _ size: TerminalSize, _ symbols: Symbols, hasNumbers: Bool, answer: Int,
        firstLine: Int
    ) {
        self.hasNumbers = hasNumbers
        (self.alert, self.size, self.symbols, self.answer) = (alert, size, symbols, answer)
        let columns = Self.widestText(on: size)
        let height = max(size.rows - Footer.leastHeight - 2, 1)
        titles = alert.title.wrapped(toColumns: columns)
        lines = alert.message.isEmpty ? [] : alert.message.wrapped(toColumns: columns)
        let all = titles.count + lines.count
        let count = min(alert.actions.count, max(height - all, height / 2))
        let firstAnswer = max(min(answer - count / 2, alert.actions.count - count), 0)
        answers = firstAnswer..<firstAnswer + count
        room = min(max(height - count, 1), all)
        first = min(firstLine, all - room)
        isAiry = all + count + 2 <= height
    }

    /// The greatest number of lines above those that are shown.
    var furthest: Int { titles.count + lines.count - room }

    /// The columns around the texts: the sides, the margin before a text, and a blank after it.
    private static let edges = 2 + DrawingContext.margin + 2

    /// The least number of columns for the texts.
    private static let leastText = 24

    /// On a narrower screen, the box takes all columns.
    private static let narrowest = 60

    private static func widestText(on size: TerminalSize) -> Int {
        max(PageLayout(columns: size.columns).width - edges, 1)
    }

    private var width: Int {
        let texts = titles + lines + alert.actions.map(\.title)
        let widest = texts.map(\.columns).max() ?? 0
        let room = Self.widestText(on: size)
        // A smaller box would leave only fragments of the page.
        let least = size.columns < Self.narrowest ? room : min(Self.leastText, room)
        return min(max(widest, least), room) + Self.edges
    }

    private var rows: [FrameRow] {
        let layout = PageLayout(columns: width)
        let box = BoxDrawing(
            isUnicode: symbols.isUnicode, layout: layout, style: .accent, depth: 1, gap: 0)
        let blank = isAiry ? [FrameRow(width: box.innerWidth)] : []
        let all = titles.map { row($0, .strong, box) } + lines.map { row($0, .plain, box) }
        let shown = first..<first + room
        let texts = shown.map { marked(all[$0], $0, in: shown, of: all.count) }
        let title = max(titles.count - first, 0)
        let choices = answers.map {
            marked(answerRow($0, box), $0, in: answers, of: alert.actions.count)
        }
        let parts = [Array(texts.prefix(title)), Array(texts.dropFirst(title)), choices]
        let inner = parts.filter { !$0.isEmpty }.joined(separator: blank)
        return [box.top("")] + inner.map(box.boxed) + [box.bottom]
    }

    /// The first row of the box. It leaves the header free if there is room.
    private var top: Int {
        let room = size.rows - Footer.leastHeight - rows.count
        return max(room / 2, min(room, Self.tallestHeader), 0)
    }

    private static let tallestHeader = 3

    private var left: Int { max((size.columns - width) / 2, 0) }

    /// Draws the box over the frame, whose other rows become faint. The footer stays as it is.
    func cover(_ frame: inout Frame) {
        let (rows, top, left) = (rows, top, left)
        frame.skip(to: size.rows)
        frame.cursor = nil
        for index in 0..<max(size.rows - Footer.leastHeight, 0) {
            var row = frame.rows[index].restyled(.faint)
            if rows.indices.contains(index - top) {
                let gap = left > 0 ? 1 : 0
                row = row.covered(
                    by: rows[index - top].indented(by: gap, width: width + 2 * gap),
                    at: left - gap, width: size.columns)
            }
            frame.replaceRow(at: index, with: row)
        }
    }

    /// Returns the index of the answer at this place of the screen; nil beside all answers.
    func answer(at row: Int, _ column: Int) -> Int? {
        let first = top + rows.count - 1 - answers.count
        let index = answers.lowerBound + row - first
        return row >= first && answers.contains(index) && (left..<left + width).contains(column)
            ? index : nil
    }

    /// The row with a sign at its end if there is more below the rows that are `shown`, or above
    /// them.
    private func marked(
        _ row: FrameRow, _ index: Int, in shown: Range<Int>, of count: Int
    ) -> FrameRow {
        var row = row
        row.skip(to: row.width - 1)
        if index == shown.upperBound - 1, shown.upperBound < count {
            row.add(symbols.below, .accent)
        } else if index == shown.lowerBound, index > 0 {
            row.add(symbols.above, .accent)
        }
        return row
    }

    private func row(_ text: String, _ style: FrameRow.Style, _ box: BoxDrawing) -> FrameRow {
        var row = FrameRow(width: box.innerWidth)
        row.skip(to: DrawingContext.margin)
        row.add(text, style)
        return row
    }

    private func answerRow(_ index: Int, _ box: BoxDrawing) -> FrameRow {
        var row = FrameRow(width: box.innerWidth)
        let isMarked = index == answer
        if isMarked { row.add(symbols.marker, .accent) }
        row.skip(to: DrawingContext.keyColumn)
        if hasNumbers, index < 9 { row.add("\(index + 1)") }
        row.skip(to: DrawingContext.margin)
        row.add(alert.actions[index].title)
        if isMarked { _ = row.highlight(ifMarkedBy: symbols.markerGlyph) }
        return row
    }
}
