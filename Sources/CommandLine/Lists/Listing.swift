package import WaylineRouting

/// A list that the command `list` prints.
package struct Listing: Sendable {
    /// The rows of a list, for people and for programs.
    package struct Rows {
        let text: String
        let values: [RouteValue]

        package init(text: String, values: [RouteValue]) {
            self.text = text
            self.values = values
        }

        /// Creates rows whose cells are aligned in columns.
        package init(columns: [[String]], values: [RouteValue]) {
            self.init(text: Columns(columns.map { $0.map(\.printable) }).text, values: values)
        }
    }

    package let name: String

    /// True if each package has its own list, so that `--into` can name the package.
    let isOfPackage: Bool
    let rows: @MainActor @Sendable (_ package: String?) throws -> Rows

    /// Creates a list that is the same in each package.
    package init(_ name: String, rows: @escaping @MainActor @Sendable () throws -> Rows) {
        self.init(name: name, isOfPackage: false) { _ in try rows() }
    }

    private init(
        name: String, isOfPackage: Bool,
        rows: @escaping @MainActor @Sendable (String?) throws -> Rows
    ) {
        self.name = name
        self.isOfPackage = isOfPackage
        self.rows = rows
    }

    /// Creates a list of the package around a folder.
    package static func ofPackage(
        _ name: String, rows: @escaping @MainActor @Sendable (_ folder: String?) throws -> Rows
    ) -> Listing {
        Listing(name: name, isOfPackage: true, rows: rows)
    }
}
