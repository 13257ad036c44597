import WaylineInterface
import WaylineText

/// The look of a `Spinner`.
final class SpinnerLook: ControlLook {
    private unowned let spinner: Spinner

    /// True after the spinner was shown. From then on, it keeps its row, so that no row moves.
    private var hasTurned = false

    init(_ spinner: Spinner) {
        self.spinner = spinner
        super.init(spinner)
    }

    override var isAnimated: Bool { spinner.isSpinning }

    override func draw(in context: DrawingContext) -> Drawing {
        let isShown = spinner.isSpinning && !context.isSubmitting
        hasTurned = hasTurned || isShown
        guard hasTurned else { return Drawing() }
        var row = FrameRow(width: context.width)
        if isShown {
            row.skip(to: DrawingContext.margin)
            row.add(context.spinnerSign, .accent)
            row.skip(1)
            row.add(spinner.label)
        }
        var drawing = Drawing([row])
        drawing.passingRows = 1
        return drawing
    }
}

/// The look of a `ProgressBar`.
final class ProgressBarLook: ControlLook {
    private unowned let bar: ProgressBar

    init(_ bar: ProgressBar) {
        self.bar = bar
        super.init(bar)
    }

    override var isLabelled: Bool { true }

    override func draw(in context: DrawingContext) -> Drawing {
        var row = context.labelledRow(bar)
        let symbols = context.symbols
        let text = "  " + bar.stateText(in: context.wording)
        let length = max(min(row.room - max(text.columns, 7), 30), min(row.room / 3, 10))
        let full = length * bar.percent / 100
        let style: FrameRow.Style = bar.percent == 100 ? .success : .accent
        row.add(String(repeating: symbols.full, count: full), style)
        row.add(String(repeating: symbols.empty, count: length - full), .faint)
        row.add(text)
        return Drawing([row])
    }
}

/// The look of the text of a `Placeholder`.
final class PlaceholderLook: ControlLook {
    private unowned let message: PlaceholderText

    init(_ message: PlaceholderText) {
        self.message = message
        super.init(message)
    }

    override var fillsHeight: Bool { !message.isInSection }

    override var isAnimated: Bool { message.isLoading }

    /// The rows of the text, in the middle of the height; in a section, from the margin on.
    override func draw(in context: DrawingContext) -> Drawing {
        let sign = message.isLoading ? context.spinnerSign + " " : ""
        let room = context.width - 2 * DrawingContext.margin - sign.columns
        let lines = (message.state?.text ?? "").wrapped(toColumns: max(room, 1))
        var rows = [FrameRow](
            repeating: FrameRow(width: context.width),
            count: max((context.height - lines.count) / 2, 0))
        for (index, line) in lines.enumerated() {
            var row = FrameRow(width: context.width)
            let width = fillsHeight ? line.columns + sign.columns : context.width
            row.skip(to: max((context.width - width) / 2, DrawingContext.margin))
            row.add(index == 0 ? sign : String(repeating: " ", count: sign.columns), .accent)
            row.add(line, message.isFailure ? .error : .faint)
            rows.append(row)
        }
        return Drawing(rows)
    }
}
