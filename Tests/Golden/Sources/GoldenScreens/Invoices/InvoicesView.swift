import Wayline

/// The controls of the screen, from top to bottom.
final class InvoicesView: View {
    let title = "Invoices"
    let rows = Table<InvoicesRow>(
        "Invoices", id: \.id,
        columns: [
            Column("ID") { "\($0.id)" },
            Column("Customer") { $0.customer },
            Column("Total") { $0.total.map { "\($0)" } ?? "" },
            Column("Paid") { $0.paid ? "yes" : "no" },
            Column("Due") { "\($0.due)" },
        ])
    let missing = Placeholder(retry: "Try again")
    let about = Button("About")

    var controls: [Control] { [rows, missing, about] }
}
