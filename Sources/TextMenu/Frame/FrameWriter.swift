import WaylineText

/// Makes the bytes that change what a terminal shows into the next frame.
struct FrameWriter {
    private var codes: StyleCodes
    private var theme: ColourTheme
    private let depth: ColourDepth
    private let isUnicode: Bool
    private var shown: Frame?
    private var bytes: [UInt8] = []

    /// The style in which the terminal writes. It is kept after a frame, because the next frame
    /// often uses it.
    private var style = FrameRow.Style.plain

    /// The position at which the terminal writes next; nil if that is not certain.
    private var place: Drawing.Position?
    private var isCursorSeen = false

    /// False if the terminal may write in another style than `style`.
    private var isStyleSet = true

    /// The least number of equal columns that are stepped over. Fewer are written again.
    private static let shortestStep = 4

    /// The number of bytes above which a terminal is asked to show them all at once.
    private static let longestGlimpse = 256

    /// True if the terminal can show bytes at once.
    var isSynchronized = false

    init(_ capabilities: TerminalCapabilities) {
        depth = capabilities.colours
        theme = capabilities.theme
        codes = StyleCodes(depth, theme)
        isUnicode = capabilities.isUnicode
    }

    /// Uses the colours of `theme` from the next frame on, with its background if `isPainted`.
    /// Returns true if they differ: then the frame must be written again.
    mutating func use(_ theme: ColourTheme, isPainted: Bool = false) -> Bool {
        if theme == self.theme, isPainted == codes.isPainted { return false }
        self.theme = theme
        let new = StyleCodes(depth, theme, isPainted: isPainted)
        if new == codes { return false }
        (codes, isStyleSet) = (new, false)
        return true
    }

    /// Forgets the last frame: the next one is written whole, on a terminal whose cursor is hidden.
    mutating func forget() {
        shown = nil
        place = nil
        isCursorSeen = false
        if codes.isPainted { isStyleSet = false }
    }

    /// Returns the bytes that make the terminal show `frame`; none if it shows it already.
    mutating func bytes(for frame: Frame) -> [UInt8] {
        bytes.removeAll(keepingCapacity: true)
        let known = shown.flatMap { $0.size == frame.size ? $0 : nil }
        if known == nil { clear() }
        let old = known ?? Frame(size: frame.size)
        let changed = frame.changedRows(since: old)
        var scrolling: FrameWriter?
        if let scroll = FrameScroll(of: changed, from: old, to: frame) {
            scrolling = self
            scrolling?.write(frame, after: scroll, of: old)
        }
        write(frame, changed, over: old)
        if let scrolling, scrolling.bytes.count < bytes.count { self = scrolling }
        // Most changes begin with plain text.
        if known == nil { setStyle(.plain) }
        shown = frame
        return bytesWithCursor
    }

    /// Returns the bytes that make the terminal show `patch` in the current frame.
    mutating func bytes(for patch: FramePatch) -> [UInt8] {
        if patch.canScroll, var frame = shown {
            for (index, row) in patch.rows where patch.shows(index) {
                frame.replaceRow(at: index, with: row)
            }
            frame.cursor = patch.cursor
            return bytes(for: frame)
        }
        bytes.removeAll(keepingCapacity: true)
        for (index, row) in patch.rows where patch.shows(index) {
            if let old = shown?.replaceRow(at: index, with: row) {
                write(row, at: index, over: old)
            }
        }
        shown?.cursor = patch.cursor
        return bytesWithCursor
    }

    /// The bytes, with those that show the cursor of the frame.
    private var bytesWithCursor: [UInt8] {
        mutating get {
            show(shown?.cursor)
            return isSynchronized && bytes.count > Self.longestGlimpse
                ? Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8) : bytes
        }
    }

    private mutating func write(_ frame: Frame, _ changed: [Int], over old: Frame) {
        // The marker has moved up from the row that was written last.
        let isUp = 2...Self.fewRows ~= changed.count && changed.last == place?.row
        for index in isUp ? changed.reversed() : changed {
            write(frame.row(at: index), at: index, over: old.row(at: index))
        }
    }

    /// Deletes a line, and inserts a blank one: the lines between them move by one. A terminal
    /// fills a new line with the current background.
    private mutating func write(_ frame: Frame, after scroll: FrameScroll, of old: Frame) {
        setStyle(.plain)
        move(to: Drawing.Position(row: scroll.deleted, column: 0))
        add("\u{1B}[M")
        move(to: Drawing.Position(row: scroll.inserted, column: 0))
        add("\u{1B}[L")
        var moved = old
        moved.moveBlankRow(from: scroll.deleted, to: scroll.inserted)
        write(frame, frame.changedRows(since: moved), over: moved)
    }

    /// A terminal erases with the current background.
    private mutating func clear() {
        if isStyleSet { setStyle(.plain) } else { codes.writePlain(to: &bytes) }
        (style, isStyleSet) = (.plain, true)
        add("\u{1B}[2J")
        place = nil
    }

    /// The greatest number of blanks at the end of a text that take fewer bytes than erasing.
    private static let fewBlanks = 2

    /// The most rows that are written upwards if the cursor is in the last one. This takes fewer
    /// bytes.
    private static let fewRows = 3

    /// Writes the differences in one row. Erases the columns to the right of its text.
    private mutating func write(_ new: FrameRow, at index: Int, over old: FrameRow) {
        let length = new.length
        var start = 0
        while let range = new.difference(from: old, after: start, closerThan: Self.shortestStep) {
            let isNear = range.upperBound <= length + Self.fewBlanks
            let end = isNear ? range.upperBound : length
            for column in range where column < end { write(column, of: new, at: index) }
            if range.upperBound > end {
                let first = max(range.lowerBound, length)
                return eraseRest(from: Drawing.Position(row: index, column: first))
            }
            start = range.upperBound
        }
    }

    private mutating func write(_ column: Int, of row: FrameRow, at index: Int) {
        let cell = row[column]
        if cell.isRightHalf { return }
        // At its own position, the terminal cannot join it to the character before it.
        if cell.joins { place = nil }
        move(to: Drawing.Position(row: index, column: column))
        setStyle(cell.style)
        if isUnicode || cell.isASCII {
            row.write(column, to: &bytes)
        } else {
            for _ in 0..<cell.columns { bytes.append(0x3F) }
        }
        // Terminals differ in where they write after the last column, and after some characters.
        let next = column + Int(cell.columns)
        if next < row.width, cell.isCertain { place?.column = next } else { place = nil }
    }

    private mutating func eraseRest(from first: Drawing.Position) {
        move(to: first)
        setStyle(.plain)
        add("\u{1B}[K")
    }

    private mutating func setStyle(_ new: FrameRow.Style) {
        if new == style { return }
        codes.write(new, after: style, to: &bytes)
        style = new
    }

    private mutating func move(to target: Drawing.Position) {
        defer { place = target }
        guard let place, place.row == target.row, place.column < target.column else {
            if place != target { addPlace(target) }
            return
        }
        add("\u{1B}[")
        add(target.column - place.column)
        add("C")
    }

    private mutating func addPlace(_ target: Drawing.Position) {
        if let place, target.column == 0 {
            if place.row == target.row { return add("\r") }
            if place.row + 1 == target.row { return add("\r\n") }
            if place.row - 1 == target.row { return add("\r\u{1B}M") }
        }
        add("\u{1B}[")
        add(target.row + 1)
        if target.column > 0 {
            add(";")
            add(target.column + 1)
        }
        add("H")
    }

    private mutating func show(_ cursor: Drawing.Position?) {
        if let cursor { move(to: cursor) }
        if (cursor != nil) != isCursorSeen { add(isCursorSeen ? "\u{1B}[?25l" : "\u{1B}[?25h") }
        isCursorSeen = cursor != nil
    }

    private mutating func add(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private mutating func add(_ number: Int) {
        if number > 9 { add(number / 10) }
        bytes.append(0x30 + UInt8(number % 10))
    }
}
