import Coordination

/// Makes a frame of a page. What was drawn of a control is kept until that changes.
@MainActor
final class Composer {
    /// What is drawn on a page beside its controls.
    struct Surroundings {
        var name = ""
        var message = ""
        var keys: [KeyHint] = []
        var isHelpShown = false
    }

    /// What the user is at.
    struct Attention {
        var control: Control?
        var answer = 0
        var isFiltering = false
        /// Whether something lies over the controls that keys go to instead.
        var isElsewhere = false
        var phase = 0
    }

    /// A terminal that is smaller shows nothing but that it is.
    static let leastSize = TerminalSize(columns: 24, rows: 6)

    /// A list has so many rows, though not all else is seen then.
    static let leastHeightOfList = 4

    let symbols: Symbols
    let isUnicode: Bool

    /// What is said beside what the app says.
    var wording = Wording.english
    var drawn: [ObjectIdentifier: Drawn] = [:]
    private var header = Kept<Header, [Row]>()
    private var footer = Kept<Footer, [Row]>()
    private var ruleAbove = Kept<Int, Row>()
    private var ruleBelow = Kept<Int, Row>()
    private(set) var scroll = 0

    /// Whether there is more than is seen.
    private var isMoreAbove = false
    private var isMoreBelow = false

    /// Whether the user looks elsewhere than at what has the focus.
    var isScrolled = false

    /// The rows of the frame in which controls are seen.
    private(set) var window = 0..<0

    /// The controls that were drawn and that move by themselves.
    var turning: Set<ObjectIdentifier> = []

    var isTurning: Bool { !turning.isEmpty }

    /// How many rows of the body are seen, but for one that stays when a page is turned.
    var pageHeight: Int { max(window.count - 1, 1) }

    init(isUnicode: Bool) {
        self.isUnicode = isUnicode
        symbols = Symbols(isUnicode: isUnicode)
    }

    /// Shows rows before or after those that are seen, whatever has the focus, until that changes.
    func scroll(by rows: Int) {
        scroll += rows
        isScrolled = true
    }

    /// Another page is shown from now on.
    func turn() {
        isScrolled = false
        drawn = [:]
        turning = []
        scroll = 0
    }

    func frame(
        of page: Page, _ attention: Attention, _ surroundings: Surroundings, size: TerminalSize
    ) -> Frame {
        var frame = Frame(size: size)
        var attention = attention
        attention.isElsewhere = page.alert != nil
        window = 0..<0
        guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else {
            frame.add(tooSmall(size))
            return frame
        }
        let header = Header(page, surroundings, size)
        for row in self.header.made(of: header, by: rows) { frame.add(row) }
        let footer = self.footer.made(of: Footer(page, attention, surroundings, size), by: rows)
        let height = max(frame.room - footer.count, 0)
        let top = frame.rows.count
        if surroundings.isHelpShown {
            place(help(size.columns), in: &frame, height: height)
        } else {
            window = frame.rows.count..<frame.rows.count + height
            place(body(page, attention, size.columns, height: height), in: &frame, height: height)
        }
        frame.skip(to: size.rows - footer.count)
        for row in footer { frame.add(row) }
        if isMoreAbove {
            let row = ruleAbove.made(of: size.columns) { rule($0, symbols.above) }
            frame.replaceRow(at: top - 1, with: row)
        }
        if isMoreBelow {
            let row = ruleBelow.made(of: size.columns) { rule($0, symbols.below) }
            frame.replaceRow(at: size.rows - 2, with: row)
        }
        if page.alert != nil || surroundings.isHelpShown { frame.cursor = nil }
        return frame
    }

    /// As much of `body` as there is height for, with the row in it that has the focus.
    private func place(_ body: Block, in frame: inout Frame, height: Int) {
        let furthest = max(body.rows.count - height, 0)
        let least = body.focusRow - height + 1
        scroll = isScrolled ? max(scroll, 0) : max(min(scroll, body.focusRow), least, 0)
        scroll = min(scroll, furthest)
        (isMoreAbove, isMoreBelow) = (scroll > 0, scroll < furthest)
        let top = frame.rows.count
        for row in body.rows.dropFirst(scroll).prefix(height) { frame.add(row) }
        if let cursor = body.cursor, (scroll..<scroll + height).contains(cursor.row) {
            frame.cursor = Frame.Place(row: top + cursor.row - scroll, column: cursor.column)
        }
    }

    private func tooSmall(_ size: TerminalSize) -> Row {
        var row = Row(width: size.columns)
        let least = Self.leastSize
        row.add(wording(.tooSmall, "\(least.columns)", "\(least.rows)"))
        return row
    }
}
