import Coordination
import WaylineInterface
import WaylineText

/// Makes frames of the page and what stands around it. Rows are drawn again only when they change.
@MainActor
final class Composer {
    /// Everything that a frame shows.
    struct Content {
        let focus: Focus
        let name: String
        let message: MessageLine.Content

        /// The key that undoes the action of the message.
        let undo: NamedHint?
        let keys: [NamedHint]

        /// The keys that are always shown.
        let lasting: [NamedHint]

        /// The help; nil unless it is shown.
        let help: HelpPage.Contents?

        /// The index of the answer to the alert that the enter key gives.
        let answer: Int

        /// The number of the alert. The next alert has another number, even if it is equal.
        let alertNumber: Int
        let wording: Wording

        @MainActor
        var page: Page { focus.page }
    }

    /// A smaller terminal shows only that it is too small.
    nonisolated static let leastSize = TerminalSize(columns: 20, rows: 6)

    /// Returns whether a terminal of this size shows only that it is too small.
    nonisolated static func isTooSmall(_ size: TerminalSize) -> Bool {
        size.columns < leastSize.columns || size.rows < leastSize.rows
    }

    let symbols: Symbols
    let body: BodyDrawing

    /// The columns of the page.
    private var layout = PageLayout(columns: 0)
    private var view = Viewport()

    /// The alert that lies over the page, and the first line of its text that is shown.
    private var box: AlertBox?
    private var firstLine = 0

    private var header = Cached<Header, [FrameRow]>()
    private var footer = Cached<Footer, [FrameRow]>()
    private var ruleAbove = Cached<Int, FrameRow>()
    private var ruleBelow = Cached<Int, FrameRow>()

    init(isUnicode: Bool) {
        symbols = Symbols(isUnicode: isUnicode)
        body = BodyDrawing(isUnicode: isUnicode)
    }

    /// The number of rows by which a page is turned: one row stays.
    var pageHeight: Int { max((box?.room ?? view.height) - 1, 1) }

    /// Scrolls by this many rows, away from the focus, until `scrollToFocus()`; or scrolls the text
    /// of the alert. Of two columns, it scrolls the one at `column` of the screen.
    func scroll(by rows: Int, at column: Int? = nil) {
        if let box {
            firstLine = min(max(box.first + rows, 0), box.furthest)
        } else {
            view.scroll(by: rows, column: column.map(layout.column))
        }
    }

    /// Scrolls as `command` says. Returns false if it does not scroll.
    func scroll(by command: KeyCommand) -> Bool {
        switch command {
        case .up: scroll(by: -1)
        case .down: scroll(by: 1)
        case .pageUp: scroll(by: -pageHeight)
        case .pageDown: scroll(by: pageHeight)
        case .first: scroll(by: -Viewport.longestScroll)
        case .last: scroll(by: Viewport.longestScroll)
        default: return false
        }
        return true
    }

    /// Shows the control that has the focus.
    func scrollToFocus() {
        view.scrollToFocus()
    }

    /// Shows the head of the page, as far as the control that has the focus stays in view.
    func scrollToHead() {
        view.scrollToHead()
    }

    /// Returns whether the last frame shows `content`, except for changes of single controls.
    func shows(_ content: Content, size: TerminalSize) -> Bool {
        content.help == nil && content.page.alert == nil && body.hasContext(of: content)
            && footer.isCurrent(for: Footer(content, size))
    }

    /// The place of the screen at `row` and `column`.
    enum Target {
        case tab(Page.Tab)
        case answer(Int)

        /// The message of this number.
        case undo(Int)
        case control(Control, Drawing.Position, DrawingContext)

        /// The number of the message whose undo key is there.
        var undoable: Int? {
            if case .undo(let number) = self { number } else { nil }
        }
    }

    /// Returns what the last frame, of so many `rows`, shows at `row` and `column`; nil if a click
    /// there means nothing, or if that frame showed another `page`.
    func target(at row: Int, _ column: Int, of rows: Int, on page: Page) -> Target? {
        if let box { return box.answer(at: row, column).map(Target.answer) }
        if page.alert != nil { return nil }
        if let number = footer.input?.undoable(at: column, rowFromBottom: rows - 1 - row) {
            return .undo(number)
        }
        if row == Header.tabRow, let tab = header.input?.tab(at: column) { return .tab(tab) }
        guard view.window.contains(row) else { return nil }
        return body.control(at: row, column, on: page, in: view)
            .map { .control($0.control, $0.position, $0.context) }
    }

    /// Forgets what was drawn: another page is shown from now on.
    func reset() {
        body.reset()
        scrollToHead()
        firstLine = 0
    }

    /// The rows that have changed with `controls`; nil if other rows move with them, or an alert or
    /// the help is shown instead.
    func patch(of controls: [Control], focus: Control?) -> FramePatch? {
        guard box == nil, !view.window.isEmpty else { return nil }
        var patch = FramePatch(window: view.window)
        for control in controls {
            let hasFocus = control === focus
            guard body.redraw(control, hasFocus: hasFocus, view, in: &patch) else { return nil }
        }
        let place = body.focus(on: focus)
        guard view.stays(with: place) else { return nil }
        patch.cursor = view.cursor(of: place)
        return patch
    }

    func frame(of content: Content, size: TerminalSize) -> Frame {
        (view.window, box) = (0..<0, nil)
        if Self.isTooSmall(size) {
            var frame = Frame(size: size)
            for row in tooSmall(size, content.wording) { frame.add(row) }
            return frame
        }
        layout = content.page.layout(on: size)
        let frame = page(of: content, size)
        let needed = content.page.layout(on: size)
        if needed == layout { return frame }
        // A row that has come into view needs a wider page.
        layout = needed
        return page(of: content, size)
    }

    /// The frame in the current layout.
    private func page(of content: Content, _ size: TerminalSize) -> Frame {
        var frame = Frame(size: size)
        let header = self.header.value(for: Header(content, size)) { $0.rows(symbols) }
        for row in header { frame.add(row) }
        let footer = self.footer.value(for: Footer(content, size)) { $0.rows(symbols) }
        let top = frame.rows.count
        let rows = top..<max(size.rows - footer.count, top)
        if let help = content.help {
            place(HelpPage(help, layout, content.wording).drawing, in: &frame, rows)
        } else {
            // A message covers the last rows, so that no row moves.
            let height = max(size.rows - Footer.leastHeight - top, 0)
            let columns = body.draw(content, layout, height: height)
            place(columns, body.focus(on: content.focus.control), in: &frame, rows)
        }
        frame.skip(to: rows.upperBound)
        for row in footer { frame.add(row) }
        markEnds(of: &frame, top: top)
        if let alert = content.page.alert {
            let box = AlertBox(
                alert, size, symbols, hasNumbers: content.focus.typing == .commands,
                answer: content.answer, firstLine: firstLine)
            box.cover(&frame)
            self.box = box
        }
        return frame
    }

    /// Adds as much of the columns as fits, including the row that has the focus.
    private func place(
        _ columns: [Drawing], _ focus: FocusPlace, in frame: inout Frame, _ rows: Range<Int>
    ) {
        view.show(columns, focus, in: rows)
        if columns.count > 1 {
            for row in rows { frame.add(body.joined(at: row, in: view)) }
        } else {
            for row in columns[0].rows[view.rows(ofColumn: 0)] { frame.add(row) }
        }
        frame.cursor = view.cursor(of: focus)
    }

    /// Adds as much of the help as fits. Clicks on it mean nothing.
    private func place(_ help: Drawing, in frame: inout Frame, _ rows: Range<Int>) {
        let focus = FocusPlace(cursor: help.cursor)
        view.show([help], focus, in: rows)
        for row in help.rows[view.rows(ofColumn: 0)] { frame.add(row) }
        frame.cursor = view.cursor(of: focus)
        view.window = 0..<0
    }

    /// Adds a sign to the rules above and below the body if the body continues there.
    private func markEnds(of frame: inout Frame, top: Int) {
        if view.isMoreAbove {
            let row = ruleAbove.value(for: frame.size.columns) { symbols.rule($0, symbols.above) }
            frame.replaceRow(at: top - 1, with: row)
        }
        if view.isMoreBelow {
            let row = ruleBelow.value(for: frame.size.columns) { symbols.rule($0, symbols.below) }
            frame.replaceRow(at: frame.size.rows - 2, with: row)
        }
    }

    private func tooSmall(_ size: TerminalSize, _ wording: Wording) -> [FrameRow] {
        let text = wording(.tooSmall, "\(Self.leastSize.columns)", "\(Self.leastSize.rows)")
        return text.wrapped(toColumns: max(size.columns, 1)).prefix(size.rows).map { line in
            var row = FrameRow(width: size.columns)
            row.add(line)
            return row
        }
    }
}

/// A value computed from an input, and cached until the input changes.
private struct Cached<Input: Equatable, Output> {
    private var last: (input: Input, output: Output)?

    /// The input of the last value.
    var input: Input? { last?.input }

    func isCurrent(for input: Input) -> Bool { self.input == input }

    mutating func value(for input: Input, make: (Input) -> Output) -> Output {
        if let last, last.input == input { return last.output }
        let output = make(input)
        last = (input, output)
        return output
    }
}

extension Page {
    /// The columns that the page takes with the controls that need the most.
    @MainActor
    fileprivate func layout(on size: TerminalSize) -> PageLayout {
        if isSplit, size.columns >= PageLayout.narrowestSplit {
            return PageLayout(splitting: size.columns)
        }
        // A narrower screen has no room for a wider page.
        if size.columns <= PageLayout.widest { return PageLayout(columns: size.columns) }
        var needed = 0
        for (index, part) in parts.enumerated() {
            guard case .control(let control) = part else { continue }
            let depth = boxes.count { $0.range.contains(index) }
            needed = max(needed, control.look.leastWidth + (depth == 0 ? 0 : 2 * depth + 2))
        }
        return PageLayout(columns: size.columns, needed: needed)
    }
}
