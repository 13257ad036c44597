// swift-tools-version: 6.2

import PackageDescription

let heart: [Target.Dependency] = ["Binding", "WaylineStreams", "WaylineRouting", "Coordination"]

/// All libraries. A target that depends on one of them alone is not built again when another one,
/// which Wayline re-exports, changes the layout of a type.
let wayline = heart + ["TextMenu", "WaylineExploration", "WaylineProgram", "Wayline"]

/// A part of the tests, or with `program` a program that they run.
func part(
    _ name: String, _ dependencies: [Target.Dependency] = [], in folder: String? = nil,
    program: Bool = false, exclude: [String] = [], packageAccess: Bool = true
) -> Target {
    let path = "Tests/\(folder ?? name)"
    if program {
        return .executableTarget(
            name: name, dependencies: dependencies, path: path, exclude: exclude,
            packageAccess: packageAccess)
    }
    return .target(
        name: name, dependencies: dependencies, path: path, exclude: exclude,
        packageAccess: packageAccess)
}

let package = Package(
    name: "Wayline",
    products: [
        .library(
            name: "Wayline",
            targets: [
                "Wayline", "Binding", "WaylineStreams", "WaylineRouting", "Coordination",
                "TextMenu", "WaylineExploration", "WaylineProgram",
            ]),
        .library(name: "Binding", targets: ["Binding"]),
        .library(name: "WaylineStreams", targets: ["WaylineStreams"]),
        .library(name: "WaylineRouting", targets: ["WaylineRouting"]),
        .library(name: "Coordination", targets: ["Coordination"]),
        .library(name: "TextMenu", targets: ["TextMenu"]),
        .executable(name: "wayline", targets: ["WaylineTool"]),
    ],
    targets: [
        // The heart.
        .target(name: "Binding"),
        .target(name: "WaylineStreams", dependencies: ["Binding"], path: "Sources/Streams"),
        // JSON values and their coding, which is all that the program `wayline` needs of it.
        .target(name: "WaylineValues", path: "Sources/Coordination/Values"),
        .target(
            name: "WaylineRouting", dependencies: ["WaylineValues"],
            path: "Sources/Coordination/Routing"),
        .target(
            name: "Coordination", dependencies: ["Binding", "WaylineStreams", "WaylineRouting"],
            exclude: ["Values", "Routing"]),

        // What users see, and the tools.
        .target(name: "TextMenu", dependencies: heart + ["WaylineSystem"]),
        .target(
            name: "WaylineExploration", dependencies: heart + ["TextMenu", "WaylineSystem"],
            path: "Sources/Exploration"),
        .target(
            name: "WaylineProgram",
            dependencies: heart + [
                "TextMenu", "WaylineExploration", "WaylineCommandLine", "WaylineSystem",
            ],
            path: "Sources/Program", exclude: ["CommandLine"]),
        .target(
            name: "WaylineCommandLine", dependencies: ["WaylineSystem", "WaylineValues"],
            path: "Sources/Program/CommandLine"),
        .executableTarget(
            name: "WaylineTool",
            dependencies: ["WaylineCommandLine", "WaylineGenerator", "WaylineSystem"],
            path: "Sources/Tool", exclude: ["Generator"]),
        .target(
            name: "WaylineGenerator",
            dependencies: ["WaylineCommandLine", "WaylineSystem", "WaylineValues"],
            path: "Sources/Tool/Generator"),
        // The calls to the operating system. No other target in Sources imports its C library.
        .target(name: "WaylineSystem", path: "Sources/System"),
        .target(name: "Wayline", dependencies: wayline.dropLast()),

        // The sample, without access to `package` declarations: what it does, every app can do.
        .target(
            name: "Screens", dependencies: wayline + ["CSQLite", "CCrypt"],
            exclude: ["CSQLite", "CCrypt", "Online"], packageAccess: false),
        .systemLibrary(
            name: "CSQLite", path: "Sources/Screens/CSQLite",
            providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(
            name: "CCrypt", path: "Sources/Screens/CCrypt", providers: [.apt(["libcrypt-dev"])]),
        .target(
            name: "Networking", dependencies: ["Screens"], path: "Sources/Screens/Online",
            packageAccess: false),
        // The exception: the generator is no library for users, but `app` has its commands.
        .target(
            name: "AppGenerator",
            dependencies: ["WaylineCommandLine", "WaylineGenerator", "WaylineProgram"],
            path: "Sources/app/Generator"),
        .target(
            name: "AppMain", dependencies: wayline + ["AppGenerator", "Screens"],
            path: "Sources/app/Main", packageAccess: false),
        .executableTarget(
            name: "app", dependencies: wayline + ["AppMain"],
            exclude: ["Generator", "Main", "Online"], packageAccess: false),
        .executableTarget(
            name: "app-online",
            dependencies: wayline + ["AppMain", "Networking", "Screens"],
            path: "Sources/app/Online", packageAccess: false),

        // The tests of each module.
        .testTarget(
            name: "BindingTests", dependencies: ["Binding", "WaylineStreams", "Randomness"]),
        .testTarget(
            name: "StreamsTests", dependencies: ["Binding", "WaylineStreams", "Randomness"]),
        .testTarget(name: "RoutingTests", dependencies: ["WaylineRouting", "Randomness"]),
        .testTarget(name: "CoordinationTests", dependencies: heart + ["Randomness"]),
        .testTarget(
            name: "TextMenuTests", dependencies: wayline + ["PseudoTerminals", "Randomness"],
            exclude: ["Text/Corpus"]),
        .testTarget(
            name: "ExplorationTests",
            dependencies: wayline + [
                "AppMain", "CHeap", "ExploredApps", "GoldenScreens", "Randomness", "Screens",
            ]),
        .testTarget(
            name: "ProgramTests",
            dependencies: wayline + [
                "AppMain", "Randomness", "Screens", "WaylineCommandLine", "WaylineGenerator",
            ]),
        .testTarget(
            name: "GeneratorTests",
            dependencies: [
                "WaylineCommandLine", "WaylineGenerator", "WaylineSystem", "Randomness",
            ],
            exclude: ["Names/Corpus.txt"]),
        .testTarget(
            name: "ScreensTests",
            dependencies: wayline + [
                "Screens", "ScreenPictures", "ServiceContract", "StoreProbe", "AppTour",
                "Randomness",
            ]),
        .testTarget(
            name: "RemoteTests",
            dependencies: [
                "Screens", "Networking", "ReferenceServer", "ServiceContract", "Randomness",
            ]),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "app", "app-online", "BakeryProgram", "WaylineTool", "WaylineGenerator", "Screens",
                "ReferenceServer", "TerminalProbe", "PseudoTerminals", "Randomness", "FileTrees",
            ]),

        // Without access to `package` declarations: what any other package can write.
        .testTarget(
            name: "BindingSampleTests", dependencies: ["Binding", "WaylineStreams"],
            packageAccess: false),
        .testTarget(name: "CoordinationSampleTests", dependencies: wayline, packageAccess: false),
        .testTarget(
            name: "TextMenuSampleTests", dependencies: wayline + ["ScreenPictures"],
            packageAccess: false),
        .testTarget(
            name: "ExplorationSampleTests", dependencies: wayline + ["ExploredApps"],
            packageAccess: false),
        .testTarget(
            name: "ScreenSampleTests", dependencies: wayline + ["Screens"], packageAccess: false),

        // What the generator makes, byte for byte: a test writes it.
        part("GoldenScreens", wayline, in: "Golden/Sources/GoldenScreens"),
        .testTarget(
            name: "GoldenScreensTests", dependencies: wayline + ["GoldenScreens"],
            path: "Tests/Golden/Tests/GoldenScreensTests"),

        part("ExploredApps", wayline, packageAccess: false),
        part("BakeryProgram", wayline + ["ExploredApps"], program: true, packageAccess: false),
        part("ScreenPictures", wayline),
        part(
            "AppTour", wayline + ["Screens", "ServiceContract", "CHeap", "CSQLite"], program: true),
        .systemLibrary(name: "CHeap", path: "Tests/CHeap"),
        part("ServiceContract", ["Screens"]),
        part("StoreProbe", ["Screens"], program: true),
        part("ReferenceServer", ["Screens"]),
        part(
            "reference-server", ["ReferenceServer", "Screens", "TextMenu"],
            in: "ReferenceServerCommand", program: true),
        part("Randomness"),
        part("FileTrees"),
        part("PseudoTerminals"),
        part("TerminalProbe", wayline + ["WaylineSystem"], program: true),
    ],
    swiftLanguageModes: [.v6]
)

/// The tools of the tests: mutants, and programs that the benchmarks and Scripts run.
if Context.environment["WAYLINE_TOOLS"] != nil {
    package.targets += [
        part("Mutants", ["Coordination", "WaylineRouting"], in: "Tools/Mutants"),
        part("Mutator", ["WaylineGenerator"], in: "Tools/Mutator"),
        part("MutationTrial", ["Mutator"], in: "Tools/MutationTrial", program: true),
        part(
            "MutantExplorer", wayline + ["AppMain", "Mutants", "Screens", "WaylineSystem"],
            in: "Tools/MutantExplorer", program: true, exclude: ["Equivalent.txt"]),
        .testTarget(
            name: "MutatorTests", dependencies: ["Mutator", "Mutants", "MutationTrial"],
            path: "Tests/Tools/MutatorTests"),
        part(
            "GeneratorProbe", ["WaylineGenerator", "WaylineSystem"], in: "Tools/GeneratorProbe",
            program: true),
        part("HopProbe", wayline + ["CCoverage"], in: "Tools/HopProbe", program: true),
        .systemLibrary(name: "CCoverage", path: "Tests/Tools/CCoverage"),
    ]
}

for target in package.targets where target.type != .system {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .treatAllWarnings(as: .error),
    ]
}

/// SwiftPM builds every test target of a package, even with `--filter`. If WAYLINE_TARGETS names
/// targets, separated by commas, the package has only these and the targets that they depend on.
if let names = Context.environment["WAYLINE_TARGETS"], !names.isEmpty {
    let all = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var (kept, open) = (Set<String>(), names.split(separator: ",").map(String.init))
    while let name = open.popLast() {
        guard let target = all[name] else { fatalError("no target is called '\(name)'") }
        guard kept.insert(name).inserted else { continue }
        for case .byNameItem(let dependency, _) in target.dependencies { open.append(dependency) }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { product in
        guard let program = product as? Product.Executable else { return true }
        return !kept.isSuperset(of: program.targets)
    }
}
