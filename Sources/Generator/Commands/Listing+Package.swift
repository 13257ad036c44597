package import WaylineCommandLine

/// The lists of a package.
extension Listing {
    package static let screens = Listing.ofPackage("screens") { folder in
        let folder = folder ?? ScreenPackage.workingFolder
        let screens = try ScreenPackage(around: folder).screens()
        return Rows(columns: screens.map(\.columns), values: screens.map(\.value))
    }

    package static let templates = Listing.ofPackage("templates") { folder in
        let templates = try TemplateSummary.all(in: folder)
        return Rows(
            columns: templates.map { [$0.name, $0.folder ?? "built in"] },
            values: templates.map(\.value))
    }
}

extension ScreenSummary {
    fileprivate var columns: [String] {
        [name, route, folder, template.map { "from \($0)\(isEdited ? ", edited" : "")" } ?? ""]
    }
}
