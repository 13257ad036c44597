// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// All libraries. A target that depends on one of them alone is not built again when another one,
/// which Wayline re-exports, changes the layout of a type.
let wayline: [Target.Dependency] = [
    "Wayline", "Binding", "WaylineStreams", "WaylineRouting", "Coordination", "TextMenu",
    "WaylineExploration", "WaylineCommands",
]

let package = Package(
    name: "Wayline",
    products: [
        .library(
            name: "Wayline",
            targets: [
                "Wayline", "Binding", "WaylineStreams", "WaylineRouting", "Coordination",
                "TextMenu", "WaylineExploration", "WaylineCommands",
            ]),
        .library(name: "Binding", targets: ["Binding"]),
        .library(name: "WaylineStreams", targets: ["WaylineStreams"]),
        .library(name: "WaylineRouting", targets: ["WaylineRouting"]),
        .library(name: "Coordination", targets: ["Coordination"]),
        .library(name: "TextMenu", targets: ["TextMenu"]),
        .executable(name: "wayline", targets: ["WaylineTool"]),
    ],
    targets: [
        .target(name: "Binding", swiftSettings: strict),
        .target(
            name: "WaylineStreams", dependencies: ["Binding"], path: "Sources/Streams",
            swiftSettings: strict),
        // JSON values and their coding. Routing re-exports them. The program `wayline` needs no
        // more of it.
        .target(name: "WaylineValues", path: "Sources/Values", swiftSettings: strict),
        .target(
            name: "WaylineRouting", dependencies: ["WaylineValues"], path: "Sources/Routing",
            swiftSettings: strict),
        .target(
            name: "Coordination", dependencies: ["Binding", "WaylineStreams", "WaylineRouting"],
            swiftSettings: strict),
        // The calls to the operating system. No other target in Sources imports its C library.
        .target(name: "WaylineSystem", path: "Sources/System", swiftSettings: strict),
        .target(
            name: "TextMenu",
            dependencies: [
                "Binding", "WaylineStreams", "WaylineRouting", "Coordination", "WaylineSystem",
            ],
            swiftSettings: strict),
        // Walks every way through an app; records and replays.
        .target(
            name: "WaylineExploration",
            dependencies: [
                "Binding", "WaylineRouting", "Coordination", "TextMenu", "WaylineSystem",
            ],
            path: "Sources/Exploration", swiftSettings: strict),
        // The program of an app.
        .target(
            name: "WaylineCommands",
            dependencies: [
                "Binding", "WaylineRouting", "Coordination", "TextMenu", "WaylineExploration",
                "WaylineCommandLine", "WaylineSystem",
            ],
            path: "Sources/Commands", swiftSettings: strict),
        // One import for all of the above.
        .target(
            name: "Wayline",
            dependencies: [
                "Binding", "WaylineStreams", "WaylineRouting", "Coordination", "TextMenu",
                "WaylineExploration", "WaylineCommands",
            ],
            swiftSettings: strict),
        .target(
            name: "Screens",
            dependencies: wayline + ["WaylineSystem", "CSQLite", "CCrypt"],
            swiftSettings: strict),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
        .target(name: "Networking", dependencies: ["Screens"], swiftSettings: strict),
        .target(
            name: "WaylineGenerator",
            dependencies: ["WaylineCommandLine", "WaylineSystem", "WaylineValues"],
            path: "Sources/Generator",
            swiftSettings: strict),
        // Programs of the command line: commands, their help and their completion.
        .target(
            name: "WaylineCommandLine", dependencies: ["WaylineSystem", "WaylineValues"],
            path: "Sources/CommandLine", swiftSettings: strict),
        .executableTarget(
            name: "WaylineTool",
            dependencies: ["WaylineCommandLine", "WaylineGenerator", "WaylineSystem"],
            path: "Sources/Tool",
            swiftSettings: strict),
        .testTarget(
            name: "CommandLineTests", dependencies: ["WaylineCommandLine"], swiftSettings: strict),
        // What the generator makes, byte for byte: a test writes it.
        .target(
            name: "GoldenScreens", dependencies: wayline,
            path: "Tests/Golden/Sources/GoldenScreens", swiftSettings: strict),
        .testTarget(
            name: "GoldenScreensTests",
            dependencies: wayline + ["GoldenScreens"],
            path: "Tests/Golden/Tests/GoldenScreensTests", swiftSettings: strict),
        .testTarget(
            name: "GeneratorTests",
            dependencies: [
                "WaylineCommandLine", "WaylineGenerator", "WaylineSystem", "Randomness",
            ],
            exclude: ["Names/Corpus.txt"],
            swiftSettings: strict),
        // The mutants of a module, which its tests should notice: Scripts/mutate.
        .target(
            name: "Mutants", dependencies: ["Coordination", "WaylineRouting"],
            path: "Tests/Mutants",
            swiftSettings: strict),
        .target(
            name: "Mutator", dependencies: ["WaylineGenerator"], path: "Tests/Mutator",
            swiftSettings: strict),
        .executableTarget(
            name: "MutationTrial", dependencies: ["Mutator"], path: "Tests/MutationTrial",
            swiftSettings: strict),
        // Explores mutants of the sample's navigation: Scripts/mutate-sample.
        .executableTarget(
            name: "MutantExplorer",
            dependencies: wayline + ["AppMain", "Mutants", "Screens", "WaylineSystem"],
            path: "Tests/MutantExplorer", exclude: ["Equivalent.txt"], swiftSettings: strict),
        .testTarget(
            name: "MutatorTests", dependencies: ["Mutator", "Mutants", "MutationTrial"],
            swiftSettings: strict),
        // Run by the benchmarks, which are a package of their own and see no more than the
        // products.
        .executableTarget(
            name: "GeneratorProbe", dependencies: ["WaylineGenerator", "WaylineSystem"],
            path: "Tests/GeneratorProbe",
            swiftSettings: strict),
        .target(
            name: "AppMain",
            dependencies: wayline + [
                "Screens", "WaylineCommandLine", "WaylineGenerator", "WaylineSystem",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CommandsTests",
            dependencies: wayline + [
                "AppMain", "Randomness", "Screens", "WaylineCommandLine", "WaylineGenerator",
            ],
            swiftSettings: strict),
        // Not dependent on app-online, whose libraries it would be linked with.
        .executableTarget(
            name: "app", dependencies: wayline + ["AppMain", "WaylineSystem"], swiftSettings: strict
        ),
        .executableTarget(
            name: "app-online",
            dependencies: wayline + ["AppMain", "Networking", "Screens", "WaylineSystem"],
            swiftSettings: strict),
        // Run by Scripts/count-hops, which builds it with coverage counters.
        .executableTarget(
            name: "HopProbe", dependencies: wayline + ["CCoverage"], path: "Tests/HopProbe",
            swiftSettings: strict),
        .systemLibrary(name: "CCoverage", path: "Tests/CCoverage"),
        .testTarget(
            name: "BindingTests", dependencies: ["Binding", "WaylineStreams", "Randomness"],
            swiftSettings: strict),
        .testTarget(
            name: "StreamsTests", dependencies: ["Binding", "WaylineStreams", "Randomness"],
            swiftSettings: strict),
        .testTarget(
            name: "BindingSampleTests", dependencies: ["Binding", "WaylineStreams"],
            swiftSettings: strict),
        .testTarget(
            name: "RoutingTests", dependencies: ["WaylineRouting", "Randomness"],
            swiftSettings: strict),
        .testTarget(
            name: "CoordinationTests",
            dependencies: [
                "Binding", "WaylineStreams", "WaylineRouting", "Coordination", "Randomness",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "CoordinationSampleTests", dependencies: wayline,
            swiftSettings: strict),
        .testTarget(
            name: "TextMenuTests",
            dependencies: wayline + ["PseudoTerminals", "Randomness"],
            exclude: ["Text/Corpus"], swiftSettings: strict),
        // Apps of another module, some with a fault: they are explored and recorded.
        .target(
            name: "ExploredApps", dependencies: wayline, path: "Tests/ExploredApps",
            packageAccess: false, swiftSettings: strict),
        // Run by a test: it can end its process.
        .executableTarget(
            name: "BakeryProgram", dependencies: wayline + ["ExploredApps"],
            path: "Tests/BakeryProgram", packageAccess: false, swiftSettings: strict),
        .testTarget(
            name: "ExplorationSampleTests", dependencies: wayline + ["ExploredApps"],
            packageAccess: false, swiftSettings: strict),
        .testTarget(
            name: "ExplorationTests",
            dependencies: wayline + [
                "AppMain", "CHeap", "ExploredApps", "GoldenScreens", "Randomness", "Screens",
            ],
            swiftSettings: strict),
        .target(
            name: "ScreenPictures", dependencies: wayline,
            path: "Tests/ScreenPictures", swiftSettings: strict),
        // Without the package's own access: what stands there is what any other package can write.
        .testTarget(
            name: "TextMenuSampleTests",
            dependencies: wayline + ["ScreenPictures"],
            packageAccess: false, swiftSettings: strict),
        .testTarget(
            name: "ScreensTests",
            dependencies: wayline + [
                "Screens", "ScreenPictures", "ServiceContract", "StoreProbe", "AppTour",
                "Randomness",
            ], swiftSettings: strict),
        .executableTarget(
            name: "AppTour",
            dependencies: wayline + ["Screens", "ServiceContract", "CHeap"], path: "Tests/AppTour",
            swiftSettings: strict),
        .systemLibrary(name: "CHeap", path: "Tests/CHeap"),
        // Without the package's own access, too.
        .testTarget(
            name: "ScreenSampleTests",
            dependencies: wayline + ["Screens"],
            packageAccess: false, swiftSettings: strict),
        .target(
            name: "ServiceContract", dependencies: ["Screens"], path: "Tests/ServiceContract",
            swiftSettings: strict),
        .executableTarget(
            name: "StoreProbe", dependencies: ["Screens"], path: "Tests/StoreProbe",
            swiftSettings: strict),
        .testTarget(
            name: "RemoteTests",
            dependencies: [
                "Screens", "Networking", "ReferenceServer", "ServiceContract", "Randomness",
            ], swiftSettings: strict),
        .target(
            name: "ReferenceServer", dependencies: ["Screens"], path: "Tests/ReferenceServer",
            swiftSettings: strict),
        .executableTarget(
            name: "reference-server", dependencies: ["ReferenceServer", "Screens", "TextMenu"],
            path: "Tests/ReferenceServerCommand", swiftSettings: strict),
        .target(name: "Randomness", path: "Tests/Randomness", swiftSettings: strict),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "app", "app-online", "BakeryProgram", "WaylineTool", "WaylineGenerator", "Screens",
                "ReferenceServer", "TerminalProbe", "PseudoTerminals", "Randomness", "FileTrees",
            ],
            swiftSettings: strict),
        .target(name: "FileTrees", path: "Tests/FileTrees", swiftSettings: strict),
        .target(name: "PseudoTerminals", path: "Tests/PseudoTerminals", swiftSettings: strict),
        .executableTarget(
            name: "TerminalProbe", dependencies: wayline + ["WaylineSystem"],
            path: "Tests/TerminalProbe", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

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
