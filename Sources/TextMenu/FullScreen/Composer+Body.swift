/// The controls, one below the other.
extension Composer {
    /// What has changed of `control`, where nothing else has to move for it; nil where it has.
    func patch(of control: Control, phase: Int) -> FramePatch? {
        guard let drawn = drawn[ObjectIdentifier(control)], drawn.label == control.label
        else { return nil }
        var pen = drawn.pen
        pen.phase = control.isTurning ? phase : 0
        let block = pen.draw(control)
        guard block.takesThePlace(of: drawn.block) else { return nil }
        drawn.replace(with: block, of: control, pen)
        noteWhetherItTurns(control)
        return FramePatch(
            row: window.lowerBound + drawn.place - scroll, rows: block.rows, visible: window)
    }

    func body(_ page: Page, _ attention: Attention, _ width: Int, height: Int) -> Block {
        var pen = Pen(width: width, valueColumn: valueColumn(page, width), isUnicode: isUnicode)
        pen.wording = wording
        pen.phase = attention.phase
        let lists = page.controls.count(where: \.isList)
        if lists > 0 {
            let others = block(of: page, pen, attention, hasLists: false)
            pen.height = max((height - others.rows.count) / lists, Self.leastHeightOfList)
        }
        return block(of: page, pen, attention)
    }

    /// All parts of the page; without its lists, what these leave of the height can be told.
    private func block(
        of page: Page, _ pen: Pen, _ attention: Attention, hasLists: Bool = true
    ) -> Block {
        var body = Block(rows: [Row(width: pen.width)])
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
                if hasLists || !control.isList { add(control, pen, attention, to: &body) }
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
        if !control.isList { pen.height = 0 }
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
            kept.place = place
            return kept.block
        }
        let block = pen.draw(control)
        drawn[id] = Drawn(control, block, with: pen, at: place)
        noteWhetherItTurns(control)
        return block
    }

    private func noteWhetherItTurns(_ control: Control) {
        if control.isTurning {
            turning.insert(ObjectIdentifier(control))
        } else if isTurning {
            turning.remove(ObjectIdentifier(control))
        }
    }

    /// Labels stand in one column, and what they name in another.
    private func valueColumn(_ page: Page, _ width: Int) -> Int {
        let widest = page.parts.map(\.columnsOfLabel).max() ?? 0
        return Pen.margin + min(widest, width / 3) + 2
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

    /// Whether it takes as many rows as there are.
    fileprivate var isList: Bool {
        if case .list = kind { true } else { false }
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
