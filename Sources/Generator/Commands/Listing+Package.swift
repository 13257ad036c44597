package import WaylineCommandLine

/// The lists of a package.
extension Listing {
    package static let screens = Listing(
        "screens", fields: "edited, folder, name, route, template", isOfPackage: true
    ) { folder in
        let folder = folder ?? ScreenPackage.workingFolder
        return Rows(try ScreenPackage(around: folder).screens()) { ($0.cells, $0.value) }
    }

    package static let templates = Listing(
        "templates", fields: "folder, name", isOfPackage: true
    ) { folder in
        Rows(try TemplateSummary.all(in: folder)) {
            ([$0.name, $0.folder ?? "built in"], $0.value)
        }
    }
}

extension ScreenSummary {
    fileprivate var cells: [String] {
        [name, route, folder, template.map { "from \($0)\(isEdited ? ", edited" : "")" } ?? ""]
    }
}
