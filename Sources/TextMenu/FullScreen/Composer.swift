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

    private struct Drawn {
        let version: Int
        let label: String
        let pen: Pen
        let block: Block

        /// Its first row in the body.
        var place = 0
    }

    /// A terminal that is smaller shows nothing but that it is.
    static let leastSize = TerminalSize(columns: 24, rows: 6)

    let symbols: Symbols
    private let isUnicode: Bool
    private var drawn: [ObjectIdentifier: Drawn] = [:]
    private var scroll = 0

    /// The rows of the frame that the body has.
    private var window = 0..<0

    /// How many of the controls that were drawn move by themselves.
    private var turning: Set<ObjectIdentifier> = []

    var isTurning: Bool { !turning.isEmpty }

    init(isUnicode: Bool) {
        self.isUnicode = isUnicode
        symbols = Symbols(isUnicode: isUnicode)
    }

    /// Another page is shown from now on.
    func turn() {
        drawn = [:]
        turning = []
        scroll = 0
    }

    /// What has changed of `control`, where nothing else has to move for it; nil where it has.
    func patch(of control: Control, phase: Int) -> FramePatch? {
        let id = ObjectIdentifier(control)
        guard let old = drawn[id], old.label == control.label else { return nil }
        var pen = old.pen
        pen.phase = control.isTurning ? phase : 0
        let block = pen.draw(control)
        guard block.rows.count == old.block.rows.count, block.focusRow == old.block.focusRow,
            block.cursor == old.block.cursor
        else { return nil }
        keep(block, of: control, pen, at: old.place)
        return FramePatch(
            row: window.lowerBound + old.place - scroll, rows: block.rows, visible: window)
    }

    private func keep(_ block: Block, of control: Control, _ pen: Pen, at place: Int) {
        let id = ObjectIdentifier(control)
        drawn[id] = Drawn(
            version: control.version, label: control.label, pen: pen, block: block, place: place)
        if control.isTurning {
            turning.insert(id)
        } else if isTurning {
            turning.remove(id)
        }
    }

    func frame(
        of page: Page, _ attention: Attention, _ surroundings: Surroundings, size: TerminalSize
    ) -> Frame {
        var frame = Frame(size: size)
        var attention = attention
        attention.isElsewhere = page.alert != nil
        guard size.columns >= Self.leastSize.columns, size.rows >= Self.leastSize.rows else {
            frame.add(tooSmall(size))
            return frame
        }
        for row in header(page, surroundings, size.columns) { frame.add(row) }
        let footer = footer(page, attention, surroundings, size)
        let height = max(frame.room - footer.count, 0)
        let body =
            surroundings.isHelpShown
            ? help(TerminalFrontEnd.allKeys(symbols), size.columns)
            : body(page, attention, size.columns, height: height)
        place(body, in: &frame, height: height)
        frame.skip(to: size.rows - footer.count)
        for row in footer { frame.add(row) }
        if page.alert != nil || surroundings.isHelpShown { frame.cursor = nil }
        return frame
    }

    /// As much of `body` as there is height for, with the row in it that has the focus.
    private func place(_ body: Block, in frame: inout Frame, height: Int) {
        let furthest = max(body.rows.count - height, 0)
        let least = body.focusRow - height + 1
        scroll = min(max(min(scroll, body.focusRow), least, 0), furthest)
        let top = frame.rows.count
        window = top..<top + height
        for row in body.rows.dropFirst(scroll).prefix(height) { frame.add(row) }
        if let cursor = body.cursor, (scroll..<scroll + height).contains(cursor.row) {
            frame.cursor = Frame.Place(row: top + cursor.row - scroll, column: cursor.column)
        }
    }

    private func body(
        _ page: Page, _ attention: Attention, _ width: Int, height: Int
    ) -> Block {
        var pen = Pen(width: width, valueColumn: valueColumn(page, width), isUnicode: isUnicode)
        pen.phase = attention.phase
        let share = heightOfLists(page, pen, attention, height: height)
        var body = Block(rows: [Row(width: width)])
        var number = 0
        for part in page.parts {
            switch part {
            case .heading(let text): body.rows += pen.heading(text)
            case .control(let control):
                var pen = pen
                if case .button = control.kind {
                    number += 1
                    pen.number = number
                }
                pen.height = share
                add(control, pen, attention, to: &body)
            }
        }
        return body
    }

    private func add(
        _ control: Control, _ pen: Pen, _ attention: Attention, to body: inout Block
    ) {
        var pen = pen
        let isAttended = control === attention.control
        pen.isFocused = isAttended && !attention.isElsewhere
        pen.isFiltering = pen.isFocused && attention.isFiltering
        let block = block(of: control, pen, at: body.rows.count)
        if isAttended {
            body.focusRow = body.rows.count + block.focusRow
            body.cursor = block.cursor.map {
                Frame.Place(row: body.rows.count + $0.row, column: $0.column)
            }
        }
        body.rows += block.rows
    }

    /// The block of `control`, drawn anew where it would look otherwise now.
    private func block(of control: Control, _ pen: Pen, at place: Int) -> Block {
        var pen = pen
        if !control.isTurning { pen.phase = 0 }
        let id = ObjectIdentifier(control)
        if let kept = drawn[id], kept.version == control.version, kept.pen == pen {
            drawn[id]?.place = place
            return kept.block
        }
        let block = pen.draw(control)
        keep(block, of: control, pen, at: place)
        return block
    }

    /// What all else leaves, shared between the lists of the page.
    private func heightOfLists(
        _ page: Page, _ pen: Pen, _ attention: Attention, height: Int
    ) -> Int {
        var lists = 0
        var others = Block(rows: [Row(width: pen.width)])
        var number = 0
        for part in page.parts {
            switch part {
            case .heading: others.rows += [Row(width: 0), Row(width: 0)]
            case .control(let control):
                if case .list = control.kind {
                    lists += 1
                } else {
                    var pen = pen
                    if case .button = control.kind {
                        number += 1
                        pen.number = number
                    }
                    add(control, pen, attention, to: &others)
                }
            }
        }
        return lists == 0 ? 0 : max((height - others.rows.count) / lists, 4)
    }

    /// Labels stand in one column, and what they name in another.
    private func valueColumn(_ page: Page, _ width: Int) -> Int {
        let widest = page.parts.map(\.columnsOfLabel).max() ?? 0
        return Pen.margin + min(widest, width / 3) + 2
    }

    private func tooSmall(_ size: TerminalSize) -> Row {
        var row = Row(width: size.columns)
        let least = Self.leastSize
        row.add("Too small: \(least.columns) x \(least.rows) needed.")
        return row
    }
}

extension Page.Part {
    /// How wide the label is that a value stands beside; zero where there is none.
    @MainActor
    fileprivate var columnsOfLabel: Int {
        switch self {
        case .heading: 0
        case .control(let control): control.hasValue ? control.label.columns : 0
        }
    }
}

extension Control {
    /// Whether it stands beside its label.
    fileprivate var hasValue: Bool {
        switch kind {
        case .textField, .toggle, .choice, .progressBar: true
        case .label, .button, .list, .spinner, .table, .picture, .section, .container: false
        }
    }

    /// Whether it moves by itself.
    var isTurning: Bool {
        switch kind {
        case .button(let button): button.isWorking
        case .spinner(let spinner): spinner.isSpinning
        case .label, .textField, .toggle, .choice, .list, .progressBar, .table, .picture, .section,
            .container:
            false
        }
    }
}
