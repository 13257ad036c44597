import WaylineSystem

/// A package in a separate folder, in which screens are generated once.
struct SamplePackage {
    private static let folders = ["Sources", "Sources/Screens", "Tests", "Tests/ScreensTests"]
    private let files: SystemFiles

    init() throws {
        let root = try ProbeFolder.make()
        files = SystemFiles(root: root)
        // Runs keep their state beside the package, and not in the user's own folder.
        ProbeFolder.setVariable("XDG_STATE_HOME", "\(root)/.state")
        for folder in Self.folders { try files.makeFolder(folder) }
        try write("Package.swift", "// Wayline\n")
        try write(
            "Sources/Screens/ScreenList.swift",
            "enum ScreenList {\n    static let all: [Listed] = [\n    ]\n}\n")
    }

    /// Removes the folder with its contents.
    func remove() throws {
        try Platform.removeAll(at: files.root)
    }

    /// The milliseconds that it takes to generate this many screens in one call.
    func generate(_ count: Int) throws -> (milliseconds: Double, plan: Plan) {
        let requests = (1...count).map {
            ScreenRequest(name: "Screen\($0)", route: "screen-\($0)", template: "closures")
        }
        var plan = Plan(files: [])
        let milliseconds = try Self.milliseconds {
            let package = try ScreenPackage(around: files.root)
            let run = try FileTransaction(files)
            var generation = try Generation(package, isForced: false)
            plan = try generation.plan(requests)
            try run.carryOut(plan)
        }
        return (milliseconds, plan)
    }

    /// The milliseconds that it takes only to write the files of `plan`, one by one.
    func write(_ plan: Plan) throws -> Double {
        try files.remove("Sources/Screens/ScreenList.swift")
        return try Self.milliseconds {
            for folder in plan.newFolders { try files.makeFolder(folder) }
            for file in plan.files {
                try files.write(file.path, file.after ?? [], mode: nil)
            }
        }
    }

    private func write(_ path: String, _ text: String) throws {
        try files.write(path, Array(text.utf8), mode: nil)
    }

    private static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
        let time = try ContinuousClock().measure(work)
        return time / .milliseconds(1)
    }
}
