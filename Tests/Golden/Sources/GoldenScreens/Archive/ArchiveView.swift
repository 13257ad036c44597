import Wayline

/// The controls of the screen, from top to bottom.
final class ArchiveView: View {
    let title = "Archive"
    let rows = Table<InvoicesRow>(
        "Archive", id: \.id,
        columns: [
            Column("ID") { "\($0.id)" },
            Column("Customer") { $0.customer },
            Column("Total") { $0.total.map { "\($0)" } ?? "" },
            Column("Paid") { $0.paid ? "yes" : "no" },
            Column("Due") { "\($0.due)" },
        ])
    let missing = Placeholder(retry: "Try again")

    var controls: [Control] { [rows, missing] }
}
