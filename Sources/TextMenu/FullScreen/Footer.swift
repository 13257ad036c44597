import WaylineRouting

/// The rows below the controls: an alert or a message, a rule, the keys.
struct Footer: Equatable {
    private let alert: Alert?
    private let answer: Int
    private let message: String
    private let keys: [NamedHint]
    private let lasting: [NamedHint]
    private let size: TerminalSize
    private var layout: PageLayout { PageLayout(columns: size.columns) }

    @MainActor
    init(_ content: Composer.Content, _ size: TerminalSize) {
        alert = content.page.alert
        answer = content.answer
        message = content.message
        keys = content.keys
        lasting = content.lasting
        self.size = size
    }

    func rows(_ symbols: Symbols) -> [FrameRow] {
        var rows: [FrameRow] = []
        if let alert {
            rows += alertRows(alert, symbols)
        } else if !message.isEmpty {
            rows += message.wrapped(toColumns: room).prefix(height).map { row($0, .accent) }
        }
        return rows + [symbols.rule(size.columns), layout.placed(keyRow())]
    }

    private var height: Int { max(size.rows - Composer.leastSize.rows, 2) }
    private var room: Int { max(layout.width - DrawingContext.margin, 1) }

    /// The answer in `row` of the footer; nil if there is another text.
    func answer(at row: Int) -> Int? {
        guard let alert else { return nil }
        let parts = parts(of: alert)
        let first = 1 + parts.titles.count + parts.lines.count
        let index = parts.answers.lowerBound + row - first
        return row >= first && parts.answers.contains(index) ? index : nil
    }

    /// The title, the part of the message that fits, and the answers around the selected one.
    private func parts(
        of alert: Alert
    ) -> (titles: ArraySlice<String>, lines: ArraySlice<String>, answers: Range<Int>) {
        let lines = alert.message.isEmpty ? [] : alert.message.wrapped(toColumns: room)
        let titles = alert.title.wrapped(toColumns: room).prefix(max(height / 3, 1))
        let taken = titles.count + lines.count
        let count = min(alert.actions.count, max(height - taken, height / 2))
        let first = max(min(answer - count / 2, alert.actions.count - count), 0)
        return (
            titles, lines.prefix(max(height - titles.count - count, 0)), first..<first + count
        )
    }

    private func alertRows(_ alert: Alert, _ symbols: Symbols) -> [FrameRow] {
        let parts = parts(of: alert)
        var rows = [symbols.rule(size.columns)]
        rows += parts.titles.map { row($0, .strong) }
        rows += parts.lines.map { row($0, .plain) }
        rows += parts.answers.map { answerRow($0, alert.actions[$0].title, symbols) }
        return rows
    }

    private func row(_ text: String, _ style: Style) -> FrameRow {
        var row = FrameRow(width: layout.width)
        row.skip(to: DrawingContext.margin)
        row.add(text, style)
        return layout.placed(row)
    }

    private func answerRow(_ index: Int, _ title: String, _ symbols: Symbols) -> FrameRow {
        var row = FrameRow(width: layout.width)
        row.skip(1)
        row.add(index == answer ? symbols.marker : " ", .accent)
        row.skip(to: DrawingContext.margin)
        if index < 9 { row.add("\(index + 1)", .faint) }
        row.skip(to: DrawingContext.buttonMargin)
        row.add(title)
        return layout.placed(row)
    }

    /// As many keys as fit beside those that are always shown.
    private func keyRow() -> FrameRow {
        var row = FrameRow(width: layout.width)
        let reserved = lasting.map { $0.columns + 3 }.reduce(0, +)
        var room = layout.width - reserved + 2
        let shown = keys.prefix { hint in
            room -= hint.columns + 3
            return room >= 0
        }
        for hint in shown + lasting {
            row.skip(row.room == layout.width ? 1 : 3)
            row.add(hint.keys, .accent)
            row.skip(1)
            row.add(hint.action, .faint)
        }
        return row
    }
}
