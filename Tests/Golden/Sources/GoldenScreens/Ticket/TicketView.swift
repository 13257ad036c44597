import Wayline

/// The controls of the screen, from top to bottom.
final class TicketView: View {
    let title = "Ticket"
    let seat = NumberField<Int>("Seat")
    let row = NumberField<Int>("Row")
    let kind = Choice("Kind", TicketKind.allCases) { $0.rawValue }
    let on = DateField<CalendarDate>("On")
    let failure = Label("", .error)
    let done = Button("Done", isDefault: true)

    /// True if each text is a valid value.
    private(set) lazy var isValid: ValueSource<Bool> = Derived(
        seat.isValid, row.isValid, on.isValid
    ) { $0 && $1 && $2 }

    var controls: [Control] { [seat, row, kind, on, failure, done] }
}
