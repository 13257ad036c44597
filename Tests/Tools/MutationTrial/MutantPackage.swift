import Foundation

/// The description of this package by SwiftPM.
struct DescribedPackage: Decodable {
    struct Target: Decodable {
        let name: String
        let path: String
        let type: String

        /// The files, below its path.
        let sources: [String]
        let target_dependencies: [String]?
    }

    let path: String
    let targets: [Target]
}

/// The package that builds a mutated module and its tests, or a program in place of tests. It uses
/// what has been built of the other targets, so that nothing of them is built again.
struct MutantPackage {
    /// The flags of `swift build` that find the modules of the other targets.
    let flags: [String]

    /// The objects of the other targets, which are linked with the tests.
    let objects: [String]

    private let module: String
    private let tests: String
    private let kind: String

    /// A package of two targets of `package`. The objects of the other targets are in the folder
    /// `built`.
    init(module: String, tests: String, _ package: DescribedPackage, built: String) throws {
        (self.module, self.tests) = (module, tests)
        let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
        let isProgram = targets[tests]?.type == "executable"
        kind = isProgram ? "executableTarget" : "testTarget"
        var (found, open) = (Set<String>(), [tests, "Mutants"])
        while let name = open.popLast() {
            if found.insert(name).inserted { open += targets[name]?.target_dependencies ?? [] }
        }
        let maps = found.compactMap { targets[$0] }.filter { $0.type == "system-target" }
            .map { "\(package.path)/\($0.path)/module.modulemap" }.sorted()
        let options = ["-suppress-warnings", "-gnone", "-I\(package.path)/\(built)/Modules"]
        flags =
            options.flatMap { ["-Xswiftc", $0] }
            + maps.flatMap { ["-Xswiftc", "-Xcc", "-Xswiftc", "-fmodule-map-file=\($0)"] }
        let folders = found.subtracting([module, tests]).map { "/\($0).build/" }
        let linked = try String(
            contentsOfFile: isProgram
                ? "\(built)/\(tests).product/Objects.LinkFileList"
                : "\(built)/WaylinePackageTests.product/Objects.LinkFileList",
            encoding: .utf8)
        objects = linked.split(separator: "\n").map(String.init)
            .filter { line in folders.contains { line.contains($0) } }
    }

    var manifest: String {
        """
        // swift-tools-version: 6.2

        import PackageDescription

        let settings: [SwiftSetting] = [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
        ]

        let package = Package(
            name: "Mutants",
            targets: [
                .target(name: "\(module)", path: "Sources", swiftSettings: settings),
                .\(kind)(
                    name: "\(tests)", dependencies: ["\(module)"], path: "Tests",
                    swiftSettings: settings,
                    linkerSettings: [.unsafeFlags(["@" + Context.packageDirectory + "/objects"])]),
            ],
            swiftLanguageModes: [.v6]
        )

        """
    }
}
