import Wayline

/// The controls of the screen, from top to bottom.
final class InvoiceView: View {
    let title = "Invoice"
    let values = NamedValues()
    let missing = Placeholder(retry: "Try again")
    let about = Button("About")
    let remark = Button("Remark")

    var controls: [Control] { [values, missing, about, remark] }
}

extension InvoiceDetails {
    /// The lines of the view.
    var lines: [NamedValues.Row] {
        [
            .init("ID", "\(id)"),
            .init("Customer", customer),
            .init("Note", note ?? ""),
            .init("Total", "\(total)"),
            .init("Due", due.map { "\($0)" } ?? ""),
            .init("Paid", paid ? "yes" : "no"),
            .init("State", state.rawValue),
        ]
    }
}
