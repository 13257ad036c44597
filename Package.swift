// swift-tools-version: 6.2

import PackageDescription

let heart = ["Binding", "WaylineStreams", "WaylineRouting", "Coordination"]

/// The contents of screens, for all front ends.
let interface = heart + ["WaylineText", "WaylineInterface"]

/// The libraries of screens and their tests. A target that depends on one of them alone is not
/// built again when another one, which Wayline re-exports, changes the layout of a type.
let wayline = interface + ["WaylineApplication", "Wayline"]

/// The same with the libraries of programs, and of tests that explore.
let terminal = ["TextMenu", "WaylinePictures"]
let all = wayline + terminal + ["WaylineExploration", "WaylineProgram", "WaylineServe"]

/// The targets that see no `package` declarations: what they do, any other package can do.
let usersCode = [
    "Screens", "Networking", "AppExploration", "AppMain", "app", "app-online", "GuideTests",
    "ExploredApps", "BakeryProgram", "WaylineServe",
]

/// The targets whose code is on the main actor by default, as it often is in new apps.
let isolatedCode = ["GoldenScreens"]

let sources: [Target] = [
    // The heart. WaylineValues, JSON and its coding, is all that the program `wayline` needs of it.
    .library("Binding"),
    .library("WaylineStreams", ["Binding"], in: "Streams"),
    .library("WaylineValues", in: "Coordination/Values"),
    .library("WaylineRouting", ["WaylineValues"], in: "Coordination/Routing"),
    .library("Coordination", ["Binding", "WaylineStreams", "WaylineRouting"])
        .without("Values", "Routing", "Observation"),
    // In no list of libraries: only programs that depend on it load Swift's Observation.
    .library(
        "WaylineObservation", ["Binding", "Coordination"], in: "Coordination/Observation"),

    // The modules that users see, and the tools.
    .library("WaylineText", in: "Interface/Text"),
    .library("WaylineInterface", heart + ["WaylineText"], in: "Interface").without("Text"),
    .library("WaylineApplication", interface + ["WaylineSystem"], in: "Application"),
    .library("TextMenu", interface + ["WaylineApplication", "WaylineSystem"])
        .without("Pictures"),
    // Only tests and the storyboard draw pictures.
    .library(
        "WaylinePictures", interface + ["TextMenu", "WaylineApplication", "WaylineSystem"],
        in: "TextMenu/Pictures"),
    .library(
        "WaylineExploration", interface + ["WaylineApplication", "WaylineSystem"],
        in: "Exploration"),
    .library(
        "WaylineProgram",
        interface + [
            "TextMenu", "WaylineApplication", "WaylineExploration", "WaylineCommandLine",
            "WaylinePictures", "WaylineServe", "WaylineSystem",
        ],
        in: "Program"
    ).without("CommandLine", "Serve"),
    .library("WaylineServe", interface + ["WaylineApplication"], in: "Program/Serve"),
    .library(
        "WaylineCommandLine", ["WaylineSystem", "WaylineValues"], in: "Program/CommandLine"),
    .program(
        "WaylineTool", ["WaylineCommandLine", "WaylineGenerator", "WaylineSystem"], in: "Tool"
    ).without("Generator"),
    .library(
        "WaylineGenerator", ["WaylineCommandLine", "WaylineSystem", "WaylineValues"],
        in: "Tool/Generator"),
    // The calls to the operating system. No other target in Sources imports its C library.
    .library("WaylineSystem", in: "System"),
    .library("Wayline", wayline.dropLast()),

    // The sample. Only AppGenerator has access to `package` declarations: `app` has the commands of
    // the generator, which is no library for users.
    .library("Screens", wayline + ["CSQLite", "CCrypt"]).without("CSQLite", "CCrypt", "Online"),
    .systemLibrary(
        name: "CSQLite", path: "Screens/CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CCrypt", path: "Screens/CCrypt", providers: [.apt(["libcrypt-dev"])]),
    .library("Networking", ["Screens"], in: "Screens/Online"),
    .library(
        "AppGenerator", ["WaylineCommandLine", "WaylineGenerator", "WaylineProgram"],
        in: "app/Generator"),
    .library(
        "AppExploration", wayline + ["Screens", "WaylineExploration"], in: "app/Exploration"),
    .library("AppMain", all + ["AppExploration", "AppGenerator", "Screens"], in: "app/Main"),
    .program("app", all + ["AppMain"]).without("Exploration", "Generator", "Main", "Online"),
    .program("app-online", all + ["AppMain", "Networking", "Screens"], in: "app/Online"),
]

let tests: [Target] = [
    .tests("BindingTests", ["Binding", "WaylineStreams", "TestSupport"]),
    .tests("StreamsTests", ["Binding", "WaylineStreams", "TestSupport"]),
    .tests("RoutingTests", ["WaylineRouting", "TestSupport"]),
    .tests("CoordinationTests", heart + ["TestSupport"]).without("Restoring/SavedPlaces"),
    .tests(
        "ObservationTests",
        wayline + ["CHeap", "ScreenSupport", "TestSupport", "WaylineObservation"]),
    .tests("InterfaceTests", wayline + ["ScreenSupport", "TestSupport"]).without("Text/Corpus"),
    .tests("ApplicationTests", wayline + ["ScreenSupport", "TestSupport"]),
    .tests(
        "TextMenuTests",
        wayline + [
            "ScreenSupport", "TestSupport", "TextMenu", "WaylineExploration", "WaylinePictures",
        ]),
    .tests(
        "ExplorationTests",
        wayline + [
            "AppExploration", "CHeap", "ExploredApps", "GoldenScreens", "ScreenSupport",
            "TestSupport", "WaylineExploration",
        ]),
    .tests(
        "ProgramTests",
        all + [
            "AppExploration", "AppMain", "ExploredApps", "Screens", "TestSupport",
            "WaylineCommandLine", "WaylineGenerator",
        ]),
    .tests(
        "GeneratorTests",
        [
            "TestSupport", "WaylineCommandLine", "WaylineGenerator", "WaylineSystem",
            "WaylineValues",
        ]
    ).without("Names/Corpus.txt"),
    .tests(
        "ScreensTests",
        wayline + [
            "Networking", "ReferenceServer", "SampleSupport", "Screens", "ScreensProbe",
            "ServiceContract", "TestSupport",
        ]),
    .tests(
        "ScreensFrontEndTests",
        wayline + [
            "SampleSupport", "ScreenPictures", "Screens", "ServiceContract", "TestSupport",
            "TextMenu", "WaylinePictures",
        ]),
    .tests(
        "EndToEndTests",
        [
            "app", "app-online", "BakeryProgram", "ReferenceServer", "Screens", "TerminalProbe",
            "TestSupport", "WaylineGenerator", "WaylineTool",
        ]),
    // The code of the guides and of doc comments.
    .tests("GuideTests", all + ["ExploredApps", "ScreenPictures", "WaylineObservation"]),
    // The output of the generator, byte for byte: a test writes it.
    .library("GoldenScreens", wayline, in: "Golden/Sources/GoldenScreens"),
    .tests(
        "GoldenScreensTests", wayline + ["GoldenScreens"] + terminal,
        in: "Golden/Tests/GoldenScreensTests"),
    .tests(
        "GoldenScreensSwiftTests", wayline + ["GoldenScreens"] + terminal,
        in: "Golden/Tests/GoldenScreensSwiftTests"),

    // Parts of the tests, and programs that they run.
    .library("TestSupport"),
    .library("ScreenSupport", interface),
    .library("ExploredApps", wayline + ["WaylineExploration"]),
    .library("ScreenPictures", wayline + ["TextMenu", "WaylinePictures"]),
    .library("SampleSupport", wayline + ["Screens", "ServiceContract", "TestSupport"]),
    .library("ServiceContract", ["Screens"]),
    .library("ReferenceServer", ["Screens"]),
    .systemLibrary(name: "CHeap", path: "CHeap"),
    .program("BakeryProgram", all + ["ExploredApps"]),
    .program("ScreensProbe", wayline + ["CHeap", "CSQLite", "Screens", "ServiceContract"]),
    .program("TerminalProbe", all + ["WaylineSystem"]),
    .program("reference-server", wayline + ["ReferenceServer", "Screens", "TextMenu"]),
]

/// Mutants, and programs that the benchmarks and Scripts run.
let tools: [Target] = [
    .library("Mutants", ["Coordination", "WaylineRouting"]),
    .library("Mutator", ["WaylineGenerator"]),
    .program("MutationTrial", ["Mutator"]),
    .program(
        "MutantExplorer",
        wayline + [
            "AppExploration", "Mutants", "Screens", "WaylineExploration", "WaylineSystem",
        ]
    ).without("Equivalent.txt"),
    .tests("MutatorTests", ["Mutator", "Mutants", "MutationTrial"]),
    // It measures insides of the generator, optimised, so it has the sources of the generator.
    .program("GeneratorProbe", ["WaylineCommandLine", "WaylineSystem", "WaylineValues"]),
    .program("HopProbe", wayline + ["CCoverage"]),
    .systemLibrary(name: "CCoverage", path: "CCoverage"),
]

/// In the folder with the target's name below Sources, Tests or Tests/Tools, or in another one.
extension Target {
    static func library(_ name: String, _ needs: [String] = [], in path: String? = nil) -> Target {
        .target(
            name: name, dependencies: needs.map { .byName(name: $0) }, path: path,
            packageAccess: !usersCode.contains(name))
    }

    static func program(_ name: String, _ needs: [String], in path: String? = nil) -> Target {
        .executableTarget(
            name: name, dependencies: needs.map { .byName(name: $0) }, path: path,
            packageAccess: !usersCode.contains(name))
    }

    static func tests(_ name: String, _ needs: [String], in path: String? = nil) -> Target {
        .testTarget(
            name: name, dependencies: needs.map { .byName(name: $0) }, path: path,
            packageAccess: !usersCode.contains(name))
    }

    /// Excludes files that are not Swift, and folders of other targets.
    func without(_ paths: String...) -> Target {
        exclude = paths
        return self
    }

    /// Completes the path, and sets what all targets share.
    func shared(below folder: String) -> Target {
        path = "\(folder)/\(path ?? name)"
        if type == .system { return self }
        swiftSettings = [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .treatAllWarnings(as: .error),
        ]
        if isolatedCode.contains(name) {
            swiftSettings? += [
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]
        }
        return self
    }
}

let package = Package(
    name: "Wayline",
    // The first versions with `Task.immediate`. It was only built and run on Linux.
    platforms: [.macOS(.v26), .iOS(.v26)],
    products: [.library(name: "Wayline", targets: wayline)]
        + all.filter { $0 != "Wayline" }.map { .library(name: $0, targets: [$0]) }
        + [.library(name: "WaylineObservation", targets: ["WaylineObservation"])]
        + [.executable(name: "wayline", targets: ["WaylineTool"])],
    targets: sources.map { $0.shared(below: "Sources") } + tests.map { $0.shared(below: "Tests") },
    swiftLanguageModes: [.v6]
)

if Context.environment["WAYLINE_TOOLS"] != nil {
    package.targets += tools.map { $0.shared(below: "Tests/Tools") }
}

/// SwiftPM builds every test target of a package, even with `--filter`. If WAYLINE_TARGETS names
/// targets, separated by commas, the package has only these and the targets that they depend on.
if let names = Context.environment["WAYLINE_TARGETS"], !names.isEmpty {
    var kept: Set<String> = []
    func keep(_ name: String) {
        guard let target = package.targets.first(where: { $0.name == name }) else {
            fatalError("no target is called '\(name)'")
        }
        guard kept.insert(name).inserted else { return }
        for case .byNameItem(let need, _) in target.dependencies { keep(need) }
    }
    for name in names.split(separator: ",") { keep(String(name)) }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products = []
}
