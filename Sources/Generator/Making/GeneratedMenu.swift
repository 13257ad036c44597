/// The menu that is generated with the first screen of a package without a list of screens. It is
/// removed with the last screen.
struct GeneratedMenu {
    /// The path of the record of the generated menu.
    private static let path = ".wayline/menu.json"

    private static let name = "Menu"

    private let package: ScreenPackage

    init(of package: ScreenPackage) {
        self.package = package
    }

    /// Writes the menu, for a package that has no list of screens.
    func add(
        to builder: inout PlanBuilder, beside existing: ExistingSources
    ) throws(GeneratorError) {
        let settings = package.settings
        let menu = MenuSkeleton(sources: settings.sources, tests: settings.tests)
        let files = menu.files.map { $0.importing(existing.imports) }
        try existing.checkMenu(files)
        for file in files { try builder.write(file.path, Array(file.text.utf8), over: nil) }
        let request = ScreenRequest(name: Self.name, route: "menu", template: "menu")
        let record = ScreenRecord(
            request: request, files: files, folders: builder.madeFolders(of: files))
        try builder.replace(Self.path, record.json)
        builder.note(.newMenu(settings.list))
    }

    /// Removes the menu, unless it was edited.
    func remove(from builder: inout PlanBuilder) throws(GeneratorError) {
        guard let bytes = try builder.contents(of: Self.path) else { return }
        guard let record = ScreenRecord(json: bytes), record.request.name == Self.name,
            record.isOfScreen(besides: package.settings.list)
        else { throw .package(.damaged(Self.path)) }
        for file in record.files
        where try builder.contents(of: file.path) != Array(file.text.utf8) {
            return builder.note(.keptMenu(file.path))
        }
        for file in record.files { try builder.remove(file.path) }
        for folder in record.folders { builder.empty(folder) }
        try builder.remove(Self.path)
    }
}
