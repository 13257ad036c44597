package import WaylineCommandLine
import WaylineValues

/// The lists of a package.
extension Listing {
    static let screens = Listing(
        "screens", fields: "edited, folder, name, route, template", isOfPackage: true
    ) { folder in
        let folder = folder ?? ScreenPackage.workingFolder
        let screens = try ScreenPackage(around: folder).screens()
        return Rows(screens.all, notes: screens.notes) { ($0.cells, $0.value) }
    }

    package static let templates = Listing(
        "templates", fields: "folder, name", isOfPackage: true
    ) { folder in
        Rows(try Templates.all(in: folder)) {
            (
                [$0.name, $0.folder ?? "built in"],
                ["name": .string($0.name), "folder": $0.folder.map { .string($0) } ?? .null]
            )
        }
    }
}

extension ScreenSummary {
    fileprivate var cells: [String] {
        [name, route, folder, template.map { "from \($0)\(isEdited ? ", edited" : "")" } ?? ""]
    }

    fileprivate var value: RouteValue {
        [
            "name": .string(name), "route": .string(route), "folder": .string(folder),
            "template": template.map { .string($0) } ?? .null, "edited": .bool(isEdited),
        ]
    }
}

/// The names in the package around the working folder that a shell offers: no names outside
/// of a package, or if it has a fault.
enum Suggestions {
    static var templates: [String] { all { try Templates.all(in: nil).map(\.name) } }

    static var targets: [String] { all { try package().targets.all.map(\.name) } }

    /// The names of generated screens.
    static var screens: [String] { all { try ScreenRecords(of: package()).names } }

    /// The routes of the target in which screens are generated.
    static var routes: [String] {
        all {
            let package = try package()
            return try package.sources.declarations(in: package.settings(of: nil)).routes.map(
                \.name)
        }
    }

    private static func package() throws(GeneratorError) -> ScreenPackage {
        try ScreenPackage(around: ScreenPackage.workingFolder)
    }

    private static func all(_ read: () throws -> [String]) -> [String] {
        do { return try read() } catch { return [] }
    }
}
