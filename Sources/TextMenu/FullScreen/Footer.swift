import WaylineInterface
import WaylineText

/// The rows below the controls: a message, a rule, the keys.
struct Footer: Equatable {
    /// The rows that are always there.
    static let leastHeight = 2

    private let message: MessageLine.Content

    /// The key that undoes what the message is about; nil if that is not possible.
    private let undo: NamedHint?
    private let keys: [NamedHint]
    private let lasting: [NamedHint]
    private let size: TerminalSize

    @MainActor
    init(_ content: Composer.Content, _ size: TerminalSize) {
        message = content.page.alert == nil ? content.message : .none
        undo = message.undoable == nil ? nil : content.undo
        keys = content.keys
        lasting = content.lasting
        self.size = size
    }

    func rows(_ symbols: Symbols) -> [FrameRow] {
        messageRows + [symbols.rule(size.columns), keyRow()]
    }

    private var messageRows: [FrameRow] {
        guard !message.text.isEmpty else { return [] }
        let margin = DrawingContext.margin
        let height = max(size.rows - Composer.leastSize.rows, 2)
        let lines = message.text.wrapped(toColumns: max(size.columns - margin - 1, 1))
        var rows = lines.map { line in
            var row = FrameRow(width: size.columns)
            row.skip(to: margin)
            row.add(line, message.style)
            return row
        }
        if let undo {
            let start = startOfUndo(undo, after: lines.last?.columns ?? 0)
            if start == margin { rows.append(FrameRow(width: size.columns)) }
            rows[rows.count - 1].skip(to: start)
            rows[rows.count - 1].add(undo)
        }
        let first = undo == nil ? height : height - 1
        return rows.prefix(first) + rows.dropFirst(first).suffix(height - first)
    }

    /// The column of the key, beside the last line of the message, or below it.
    private func startOfUndo(_ undo: NamedHint, after columns: Int) -> Int {
        let margin = DrawingContext.margin
        let start = margin + columns + Self.widestGap
        return start + undo.columns < size.columns ? start : margin
    }

    /// The number of the message whose undo key is in this column of the row.
    func undoable(at column: Int, rowFromBottom row: Int) -> Int? {
        guard row == Self.leastHeight, let undo else { return nil }
        let width = max(size.columns - DrawingContext.margin - 1, 1)
        let last = message.text.wrapped(toColumns: width).last?.columns ?? 0
        let start = startOfUndo(undo, after: last)
        return (start..<start + undo.columns).contains(column) ? message.undoable : nil
    }

    /// Returns the row with as many keys as fit beside the lasting ones. Of these, the last one is
    /// dropped last. The words of help and quit are dropped before a key of the control, the way
    /// back or the tabs.
    private func keyRow() -> FrameRow {
        var row = FrameRow(width: size.columns)
        row.skip(to: DrawingContext.margin)
        var (keys, lasting) = (keys, lasting)
        if keys.last?.rank == .spare, !fits(keys + lasting, in: row.room, Self.leastGap) {
            keys.removeLast()
        }
        if keysNeedRoom(row.room) { lasting = shortLasting }
        let all = keys + lasting
        let gap = fits(all, in: row.room, Self.widestGap) ? Self.widestGap : Self.leastGap
        for (index, hint) in hints(among: keys, lasting, in: row.room, gap).enumerated() {
            row.skip(index == 0 ? 0 : gap)
            row.add(hint)
        }
        return row
    }

    /// Returns whether more keys of the ranks before actions fit into `columns` if the words of
    /// help and quit are dropped.
    private func keysNeedRoom(_ columns: Int) -> Bool {
        let needed = keys.filter { $0.rank.rawValue < NamedHint.Rank.actions.rawValue }
        if fits(needed + lasting, in: columns, Self.leastGap) { return false }
        func count(_ lasting: [NamedHint]) -> Int {
            hints(among: needed, lasting, in: columns, Self.leastGap).count
        }
        return count(shortLasting) > count(lasting)
    }

    /// The lasting hints, without the words of help and quit.
    private var shortLasting: [NamedHint] {
        lasting.map { hint in
            var hint = hint
            if hint.isKnown { hint.action = "" }
            return hint
        }
    }

    /// The number of blanks between two hints if there is room for all.
    private static let widestGap = 3
    private static let leastGap = 2

    private func fits(_ hints: [NamedHint], in columns: Int, _ gap: Int) -> Bool {
        hints.map { $0.columns + gap }.reduce(0, +) - gap <= columns
    }

    /// The hints that fit. None is shown if a more useful one does not fit.
    private func hints(
        among keys: [NamedHint], _ lasting: [NamedHint], in columns: Int, _ gap: Int
    ) -> [NamedHint] {
        var room = columns + gap
        func fits(_ hint: NamedHint) -> Bool {
            guard hint.columns + gap <= room else { return false }
            room -= hint.columns + gap
            return true
        }
        let last = Array(lasting.reversed().prefix(while: fits).reversed())
        if last.count < lasting.count { return last }
        let first = keys.indices.sorted {
            (keys[$0].rank.rawValue, $0) < (keys[$1].rank.rawValue, $1)
        }
        return first.prefix { fits(keys[$0]) }.sorted().map { keys[$0] } + last
    }
}

extension FrameRow {
    fileprivate mutating func add(_ hint: NamedHint) {
        add(hint.keys, .accent)
        if hint.action.isEmpty { return }
        skip(1)
        add(hint.action, .faint)
    }
}
