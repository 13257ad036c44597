// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Wayline",
    products: [
        .library(name: "Binding", targets: ["Binding"]),
        .library(name: "Coordination", targets: ["Coordination"]),
        .library(name: "TextMenu", targets: ["TextMenu"]),
        .executable(name: "app", targets: ["app"]),
        .executable(name: "app-online", targets: ["app-online"]),
    ],
    targets: [
        .target(name: "Binding", swiftSettings: strict),
        .target(name: "Coordination", dependencies: ["Binding"], swiftSettings: strict),
        .target(
            name: "TextMenu", dependencies: ["Binding", "Coordination"], swiftSettings: strict),
        .target(
            name: "Screens",
            dependencies: ["Binding", "Coordination", "TextMenu", "CSQLite", "CCrypt"],
            swiftSettings: strict),
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CCrypt", providers: [.apt(["libcrypt-dev"])]),
        .target(name: "Networking", dependencies: ["Screens"], swiftSettings: strict),
        .target(name: "Generator", dependencies: ["Coordination"], swiftSettings: strict),
        // What the generator makes, byte for byte: a test writes it.
        .target(
            name: "GoldenScreens", dependencies: ["Binding", "Coordination", "TextMenu"],
            path: "Tests/Golden/Sources/GoldenScreens", swiftSettings: strict),
        .testTarget(
            name: "GoldenScreensTests",
            dependencies: ["Binding", "Coordination", "TextMenu", "GoldenScreens"],
            path: "Tests/Golden/Tests/GoldenScreensTests", swiftSettings: strict),
        .testTarget(
            name: "GeneratorTests", dependencies: ["Generator", "Randomness"],
            exclude: ["Names/Corpus.txt"],
            swiftSettings: strict),
        // Run by the benchmarks, which are a package of their own and see no more than the products.
        .executableTarget(
            name: "GeneratorProbe", dependencies: ["Generator"], path: "Tests/GeneratorProbe",
            swiftSettings: strict),
        .target(
            name: "AppMain",
            dependencies: ["Binding", "Coordination", "TextMenu", "Screens", "Generator"],
            swiftSettings: strict),
        .testTarget(
            name: "AppMainTests",
            dependencies: [
                "AppMain", "Binding", "Coordination", "TextMenu", "Screens", "Generator",
            ],
            swiftSettings: strict),
        // Not dependent on app-online, whose libraries it would be linked with.
        .executableTarget(
            name: "app", dependencies: ["AppMain", "TextMenu"], swiftSettings: strict),
        .executableTarget(
            name: "app-online", dependencies: ["AppMain", "Networking", "Screens", "TextMenu"],
            swiftSettings: strict),
        .testTarget(
            name: "BindingTests", dependencies: ["Binding", "Randomness"], swiftSettings: strict),
        .testTarget(name: "BindingSampleTests", dependencies: ["Binding"], swiftSettings: strict),
        .testTarget(
            name: "CoordinationTests", dependencies: ["Binding", "Coordination", "Randomness"],
            swiftSettings: strict),
        .testTarget(
            name: "CoordinationSampleTests", dependencies: ["Binding", "Coordination"],
            swiftSettings: strict),
        .testTarget(
            name: "TextMenuTests",
            dependencies: ["Binding", "Coordination", "TextMenu", "PseudoTerminals", "Randomness"],
            exclude: ["Text/Corpus"], swiftSettings: strict),
        .target(
            name: "ScreenPictures", dependencies: ["Binding", "Coordination", "TextMenu"],
            path: "Tests/ScreenPictures", swiftSettings: strict),
        // Without the package's own access: what stands there is what any other package can write.
        .testTarget(
            name: "TextMenuSampleTests",
            dependencies: ["Binding", "Coordination", "TextMenu", "ScreenPictures"],
            packageAccess: false, swiftSettings: strict),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "Binding", "Coordination", "TextMenu", "Screens", "ScreenPictures",
                "ServiceContract", "StoreProbe", "AppTour",
                "Randomness",
            ], swiftSettings: strict),
        .executableTarget(
            name: "AppTour",
            dependencies: [
                "Binding", "Coordination", "TextMenu", "Screens", "ServiceContract", "CHeap",
            ], path: "Tests/AppTour", swiftSettings: strict),
        .systemLibrary(name: "CHeap", path: "Tests/CHeap"),
        // Without the package's own access, too.
        .testTarget(
            name: "ScreenSampleTests",
            dependencies: ["Binding", "Coordination", "TextMenu", "Screens"],
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
                "app", "app-online", "Generator", "Screens", "ReferenceServer", "TerminalProbe",
                "PseudoTerminals", "Randomness", "FileTrees",
            ],
            swiftSettings: strict),
        .target(name: "FileTrees", path: "Tests/FileTrees", swiftSettings: strict),
        .target(name: "PseudoTerminals", path: "Tests/PseudoTerminals", swiftSettings: strict),
        .executableTarget(
            name: "TerminalProbe", dependencies: ["Binding", "TextMenu"],
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
    package.products = []
}
