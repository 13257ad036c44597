/// The menu that a package gets with its first screen if it has no list of screens, and that goes with
/// the last one.
struct GeneratedMenu {
    /// Where it is kept how the menu was generated.
    private static let path = ".wayline/menu.json"

    private static let name = "Menu"

    private let package: ScreenPackage

    init(of package: ScreenPackage) {
        self.package = package
    }

    /// Writes the menu, for a package that has no list of screens.
    func add(
        to draft: inout Draft, beside neighbours: Neighbours
    ) throws(GeneratorError) {
        let settings = package.settings
        let menu = MenuSkeleton(sources: settings.sources, tests: settings.tests)
        let files = menu.files.map { $0.importing(neighbours.imports) }
        try neighbours.checkMenu(files)
        for file in files { try draft.write(file.path, Array(file.text.utf8), over: nil) }
        let request = ScreenRequest(name: Self.name, route: "menu", template: "menu")
        let record = ScreenRecord(
            request: request, files: files, folders: draft.madeFolders(of: files))
        try draft.replace(Self.path, record.json)
        draft.note(.newMenu(settings.list))
    }

    /// Takes the menu away, if it is as it was generated.
    func remove(from draft: inout Draft) throws(GeneratorError) {
        guard let bytes = try draft.contents(of: Self.path) else { return }
        guard let record = ScreenRecord(json: bytes), record.request.name == Self.name,
            record.isOfScreen(besides: package.settings.list)
        else { throw .package(.damaged(Self.path)) }
        for file in record.files
        where try draft.contents(of: file.path) != Array(file.text.utf8) {
            return draft.note(.keptMenu(file.path))
        }
        for file in record.files { try draft.remove(file.path) }
        for folder in record.folders { draft.empty(folder) }
        try draft.remove(Self.path)
    }
}
