package import WaylineValues

/// A list that the command `list` prints.
package struct Listing: Sendable {
    /// The rows of a list, for people and for programs.
    package struct Rows {
        let text: String
        let values: [RouteValue]

        /// More information for people.
        let notes: [String]

        package init(text: String, values: [RouteValue], notes: [String] = []) {
            self.text = text
            self.values = values
            self.notes = notes
        }

        /// Creates a row for each item: cells, which are aligned in columns, and a value.
        package init<Item>(
            _ items: [Item], notes: [String] = [],
            row: (Item) -> (cells: [String], value: RouteValue)
        ) {
            let rows = items.map(row)
            self.init(
                text: rows.map { $0.cells.map { $0.escaped(for: .line) } }.inColumns,
                values: rows.map(\.value), notes: notes)
        }
    }

    let name: String

    /// The fields of a row in JSON, for the help.
    let fields: String

    /// True if each package has its own list, so that `--into` can name the package.
    let isOfPackage: Bool

    /// Makes the rows. A list of a package gets the folder of the package; nil for the working
    /// folder.
    let rows: @MainActor @Sendable (_ folder: String?) throws -> Rows

    package init(
        _ name: String, fields: String, isOfPackage: Bool = false,
        rows: @escaping @MainActor @Sendable (_ folder: String?) throws -> Rows
    ) {
        self.name = name
        self.fields = fields
        self.isOfPackage = isOfPackage
        self.rows = rows
    }
}
