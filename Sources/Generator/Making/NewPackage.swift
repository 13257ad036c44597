import WaylineSystem

/// Plans a new package with a first screen.
package struct NewPackage {
    private static let firstScreen = "Welcome"

    /// The name in upper camel case.
    package let name: String
    private let skeleton: PackageSkeleton

    /// The folder in which the package is created, as an absolute path.
    let parent: String

    /// Prepares a package in `folder`, whose manifest names the location of Wayline.
    package init(
        _ name: String, in folder: String, wayline: WaylineLocation
    ) throws(GeneratorError) {
        let checked = try naming { () throws(NameError) in try PackageName(name) }
        guard let parent = Platform.resolved(folder) else { throw .package(.noFolder(folder)) }
        self.name = checked.text
        self.parent = parent
        skeleton = PackageSkeleton(
            name: self.name, wayline: try wayline.seen(from: "\(parent)/\(self.name)"))
    }

    /// Returns the plan, by paths below the folder in which the package is created.
    package func plan() throws(GeneratorError) -> Plan {
        let files = SystemFiles(root: parent)
        if try files.kind(of: name) != nil { throw .package(.taken("\(parent)/\(name)")) }
        var builder = PlanBuilder(files)
        for file in try all() {
            try builder.write("\(name)/\(file.path)", Array(file.text.utf8), over: nil)
        }
        return try builder.plan()
    }

    private func all() throws(GeneratorError) -> [RenderedFile] {
        let settings = PackageSettings(sources: skeleton.sources, tests: skeleton.tests)
        let request = try ScreenRequest.all(
            [Self.firstScreen], route: nil, children: [], hasCoordinator: false,
            template: "closures", target: settings.name)[0]
        let screen = try Template.builtIn[0].files(of: request, in: settings, hasMenu: true)
        let record = ScreenRecord(
            request: request, files: screen,
            folders: screen.flatMap(\.path.folders).filter {
                $0.lastPart == Self.firstScreen
            })
        let menu = skeleton.menu
        return skeleton.files.filter { $0.path != menu.listPath } + screen + [
            RenderedFile(path: menu.listPath, text: menu.list(of: [request.member])),
            RenderedFile(path: record.path, text: String(decoding: record.json, as: UTF8.self)),
            RenderedFile(
                path: PackageSettings.path, text: String(decoding: settings.json, as: UTF8.self)),
        ]
    }
}
