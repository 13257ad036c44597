import WaylineInterface

/// The moves that select rows of a list, and those with the selected rows.
@MainActor
struct SelectionMoves {
    private let list: any OptionInput

    init(_ list: any OptionInput) {
        self.list = list
    }

    private var name: String { list.name }

    /// Returns the moves that select all rows, or only `row`.
    func toSelect(_ row: String?) -> [Move] {
        let one = row.map { row in
            Move(
                .select(row: row, in: name), "select a row of '\(name)'",
                exact: "select '\(row)' in '\(name)'", controls: [name])
        }
        return [one].compactMap(\.self)
            + [Move(.selectAll(true, in: name), "select all of '\(name)'", controls: [name])]
    }

    /// The moves with the selected rows.
    var ofSelected: [Move] {
        let number = list.selectedCount == 1 ? "one selected row" : "selected rows"
        return list.selectionActions.filter(\.isAvailable).map { action in
            Move(
                .act(action.title, onSelectedIn: name),
                "'\(action.title)' on \(number) of '\(name)'",
                controls: [name, "\(name): \(action.title)"])
        } + [Move(.selectAll(false, in: name), "deselect all of '\(name)'", controls: [name])]
    }
}
