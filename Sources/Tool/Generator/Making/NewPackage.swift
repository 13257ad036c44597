import WaylineSystem
import WaylineValues

/// Plans a new package with a first screen.
struct NewPackage {
    private static let firstScreen = "Welcome"

    /// The name in upper camel case.
    let name: String
    private let skeleton: PackageSkeleton
    private let framework: TestFramework

    /// The folder in which the package is created, as an absolute path.
    let parent: String

    /// Prepares a package in `folder`, whose manifest names the location of Wayline.
    init(
        _ name: String, in folder: String, wayline: WaylineLocation,
        framework: TestFramework = .xctest
    ) throws(GeneratorError) {
        self.name = try PackageName.text(of: name)
        guard let parent = Platform.resolved(folder) else { throw .noFolder(folder) }
        self.parent = parent
        self.framework = framework
        skeleton = PackageSkeleton(
            name: self.name, wayline: try wayline.seen(from: "\(parent)/\(self.name)"),
            framework: framework)
    }

    /// Returns the plan, by paths below the folder in which the package is created.
    func plan() throws(GeneratorError) -> Plan {
        let files = SystemFiles(root: parent)
        if let kind = try files.kind(of: name) {
            // A repository that was just made or cloned is empty, too.
            let entries = kind == .folder ? try files.entries(of: name).map(\.name) : [name]
            if entries.contains(where: { $0 != ".git" }) { throw .taken("\(parent)/\(name)") }
        }
        var builder = PlanBuilder(files)
        let settings = PackageSettings(
            sources: skeleton.sources, tests: skeleton.tests, framework: framework)
        var request = ScreenRequest(
            name: Self.firstScreen, route: "welcome", template: Template.builtInName)
        request.target = settings.name
        let screen = try Template.builtIn.files(for: request, in: settings)
        let folders = screen.flatMap(\.path.folders).filter { $0.lastPart == request.name }
        let record = ScreenRecord(
            at: ScreenRecord.path(of: request.name), request, screen, folders)
        for file in skeleton.files(listing: [request.member]) + screen {
            try builder.replace("\(name)/\(file.path)", file.bytes)
        }
        try builder.replace("\(name)/\(record.path)", record.json)
        try builder.replace("\(name)/\(PackageSettings.path)", settings.json)
        return try builder.plan()
    }
}
