import WaylineGenerator
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

    package static let screens = Listing(name: "screens", isOfPackage: true) { folder in
        let folder = folder ?? ScreenPackage.workingFolder
        let screens = try ScreenPackage(around: folder).screens()
        let columns = screens.map { $0.columns.map(\.printable) }
        return Rows(text: Columns(columns).text, values: screens.map(\.value))
    }

    package static let templates = Listing(name: "templates", isOfPackage: true) { folder in
        let templates = try TemplateSummary.all(in: folder)
        let columns = templates.map { [$0.name, $0.folder ?? "built in"] }
        return Rows(text: Columns(columns).text, values: templates.map(\.value))
    }
}

extension ScreenSummary {
    fileprivate var columns: [String] {
        [name, route, folder, template.map { "from \($0)\(isEdited ? ", edited" : "")" } ?? ""]
    }
}
