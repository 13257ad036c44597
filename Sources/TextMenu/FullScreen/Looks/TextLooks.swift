import WaylineInterface
import WaylineText

/// The look of a `Label`.
final class LabelLook: ControlLook {
    private unowned let label: Label

    init(_ label: Label) {
        self.label = label
        super.init(label)
    }

    override func draw(in context: DrawingContext) -> Drawing {
        guard !label.text.isEmpty else { return Drawing() }
        let style: FrameRow.Style =
            switch label.emphasis {
            case .normal: .plain
            case .strong: .strong
            case .faint: .faint
            case .error: .error
            }
        return Drawing(context.rows(of: label.text, style))
    }
}

/// The look of `NamedValues`.
final class NamedValuesLook: ControlLook {
    private unowned let values: NamedValues

    init(_ values: NamedValues) {
        self.values = values
        super.init(values)
    }

    override func draw(in context: DrawingContext) -> Drawing {
        let margin = DrawingContext.margin
        let widest = values.rows.map(\.key.columns).max() ?? 0
        let column = min(margin + widest + 2, max(context.width / 2, margin))
        let drawn = values.rows.flatMap { rows(of: $0, valueColumn: column, in: context) }
        return Drawing((values.label.isEmpty ? [] : context.heading(values.label)) + drawn)
    }

    /// The rows of a key and its value, side by side. The longer one decides the number of rows.
    private func rows(
        of entry: NamedValues.Row, valueColumn: Int, in context: DrawingContext
    ) -> [FrameRow] {
        let margin = DrawingContext.margin
        let key = entry.key.lines(ofColumns: valueColumn - margin - 1)
        let value = entry.value.lines(ofColumns: context.width - valueColumn)
        return (0..<max(key.count, value.count)).map { index in
            var row = FrameRow(width: context.width)
            row.skip(to: margin)
            if index < key.count { row.add(key[index], .faint) }
            row.skip(to: valueColumn)
            if index < value.count { row.add(value[index]) }
            return row
        }
    }
}

/// The look of a `Picture`: its initials.
final class PictureLook: ControlLook {
    private unowned let picture: Picture

    init(_ picture: Picture) {
        self.picture = picture
        super.init(picture)
    }

    override func draw(in context: DrawingContext) -> Drawing {
        var row = FrameRow(width: context.width)
        row.skip(to: DrawingContext.margin - 1)
        row.add(" \(picture.initials) ", .inverse)
        row.skip(2)
        row.add(picture.text)
        return Drawing([row])
    }
}

/// The look of an app's own control that users only read: its label and its state in words.
final class WordsLook: ControlLook {
    override var isLabelled: Bool { !control.label.isEmpty }

    override func draw(in context: DrawingContext) -> Drawing {
        let text = control.stateText(in: context.wording)
        if !isLabelled { return Drawing(text.isEmpty ? [] : context.rows(of: text)) }
        var row = context.labelledRow(control)
        row.add(text, control.isEnabled ? .plain : .disabled)
        return Drawing([row])
    }
}
