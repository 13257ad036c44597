import Binding
import TextMenu
import Wayline

/// A month, of which the user chooses a day. It uses nothing that other packages cannot use.
final class MonthCalendar: Control, OptionInput, Drawable {
    private static let columnsOfDay = 4

    /// Publishes each day that the user chooses.
    let datePublisher = Signal<CalendarDate>()

    /// The chosen day, perhaps in another month.
    var date: CalendarDate {
        didSet {
            shown = date
            touch()
        }
    }

    /// The day with the marker, in the month that is shown.
    private var shown: CalendarDate {
        didSet { if shown != oldValue { touch() } }
    }

    init(_ label: String, date: CalendarDate) {
        self.date = date
        shown = date
        super.init(label)
    }

    override var input: Control.Input { .options(self) }
    override var role: String { "calendar" }
    override func stateText(in wording: Wording) -> String { date.description }

    override var saved: String? { date.description }
    override func restore(_ saved: String) { date = CalendarDate(saved) ?? date }

    var count: Int { shown.daysInMonth }
    func title(at index: Int) -> String { "\(index + 1)" }
    func isChosen(at index: Int) -> Bool { day(at: index) == date }

    var marked: Int {
        get { shown.day - 1 }
        set { shown = day(at: newValue) }
    }

    func choose(at index: Int) {
        guard isEnabled, (0..<count).contains(index) else { return }
        date = day(at: index)
        events.send(.change)
        datePublisher.send(date)
    }

    private func day(at index: Int) -> CalendarDate { shown.advanced(by: index + 1 - shown.day) }

    func handle(_ command: KeyCommand) -> Bool {
        switch command {
        case .left: move(by: -1)
        case .right: move(by: 1)
        case .up: move(by: -7)
        case .down: move(by: 7)
        case .pageUp: turn(by: -1)
        case .pageDown: turn(by: 1)
        case .choose, .mark: choose()
        default: false
        }
    }

    private func choose() -> Bool {
        choose(at: marked)
        return true
    }

    func click(at position: Drawing.Position, in context: DrawingContext) {
        let column = (position.column - DrawingContext.margin) / Self.columnsOfDay
        guard 0..<7 ~= column, position.row > 2 else { return }
        choose(at: (position.row - 3) * 7 + column - (day(at: 0).weekday - 1))
    }

    /// Moves the marker within the month. Up and down leave the calendar at its edges.
    private func move(by days: Int) -> Bool {
        let target = marked + days
        guard (0..<count).contains(target) else { return abs(days) == 1 }
        marked = target
        return true
    }

    private func turn(by months: Int) -> Bool {
        shown = shown.advanced(byMonths: months)
        return true
    }

    func hints(in wording: Wording) -> [KeyCommand.Hint] {
        [
            KeyCommand.Hint(.choose, wording.text("choose")),
            KeyCommand.Hint(.pageUp, .pageDown, wording.text("other months")),
        ]
    }

    func draw(in context: DrawingContext) -> Drawing {
        let month = shown.description.prefix(7)
        var drawing = Drawing(context.heading("\(label) \(month)"))
        drawing.rows.append(weekdays(context))
        let before = day(at: 0).weekday - 1
        for first in stride(from: -before, to: count, by: 7) {
            if first..<first + 7 ~= marked { drawing.focusRow = drawing.rows.count }
            drawing.rows.append(week(from: first, context))
        }
        return drawing
    }

    private func weekdays(_ context: DrawingContext) -> FrameRow {
        var row = context.row(isMarked: false)
        for day in ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] {
            row.add(" \(day) ", .faint)
        }
        return row
    }

    /// The days of a week. Brackets stand around the marked day, so that it is seen without
    /// colours.
    private func week(from first: Int, _ context: DrawingContext) -> FrameRow {
        var row = context.row(isMarked: false)
        for (column, index) in (first..<first + 7).enumerated() {
            row.skip(to: DrawingContext.margin + column * Self.columnsOfDay)
            guard (0..<count).contains(index) else { continue }
            let isMarked = context.isFocused && index == marked
            let day = index < 9 ? " \(index + 1)" : "\(index + 1)"
            let style: FrameRow.Style = isChosen(at: index) ? .accent : .plain
            row.add(isMarked ? "[\(day)]" : " \(day) ", isMarked ? .focused : style)
        }
        return row
    }
}
