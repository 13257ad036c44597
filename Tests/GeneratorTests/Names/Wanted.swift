@testable import WaylineGenerator

/// A screen to generate, with its generated files.
struct Wanted {
    private static let settings = PackageSettings(
        sources: "Sources/Screens", tests: "Tests/ScreensTests")

    private let name: String
    let files: [DeclaredFile]

    init(
        _ name: String, route: String? = nil, children: [String] = [], hasCoordinator: Bool = false,
        service: String? = nil
    ) throws {
        let request = try ScreenRequest(
            name: name, route: route, children: children, hasCoordinator: hasCoordinator,
            fields: ["name"], service: service)
        self.name = request.name
        let settings = Self.settings
        files = try Template.builtIn.files(
            for: request, in: settings
        ).map { DeclaredFile($0.path, Array($0.text.utf8), in: settings) }
    }

    /// A file of the package.
    static func file(_ path: String, _ source: String) -> DeclaredFile {
        DeclaredFile(path, Array(source.utf8), in: settings)
    }

    /// Returns the clash with a package of these files.
    func clash(with others: [DeclaredFile], ignoring isOwn: (String) -> Bool = { _ in false })
        -> RequestError?
    {
        var declarations = Declarations()
        others.forEach { declarations.add($0) }
        return declarations.clash(of: files, ignoring: isOwn).map { .name(name, .screen, $0) }
    }
}
