import Wayline

/// The controls of the screen, from top to bottom.
final class CitiesView: View {
    let title = "Cities"
    let rows = Table<CitiesRow>(
        "Cities",
        columns: [
            Column("Name") { $0.name }
        ])
    let missing = Placeholder(retry: "Try again")

    var controls: [Control] { [rows, missing] }
}
