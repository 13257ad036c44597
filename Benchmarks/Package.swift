// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Lets the benchmarks count what the heap is asked for: see Sources/Benchmarks/Harness/Heap.swift.
let countedMalloc: LinkerSetting = .unsafeFlags(
    ["malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "free"].flatMap {
        ["-Xlinker", "--defsym=\($0)=counted_\($0)"]
    }, .when(platforms: [.linux]))

let wayline: [Target.Dependency] = ["Wayline", "TextMenu"].map {
    .product(name: $0, package: "Wayline")
}

// A package like that of any user of Wayline: it measures by public API alone.
let package = Package(
    name: "Benchmarks",
    dependencies: [.package(name: "Wayline", path: "..")],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: wayline + [
                .product(name: "WaylineObservation", package: "Wayline"), "BenchmarkKit",
                "PseudoTerminals",
            ],
            resources: [.embedInCode("KnownShortfalls.txt")],
            swiftSettings: strict, linkerSettings: [countedMalloc]),
        // Linked as a release of an app is.
        .executableTarget(
            name: "OneScreen", dependencies: wayline, swiftSettings: strict,
            linkerSettings: [
                .unsafeFlags(
                    ["-static-executable"], .when(platforms: [.linux], configuration: .release))
            ]),
        .target(name: "BenchmarkKit", swiftSettings: strict),
        .testTarget(
            name: "BenchmarkKitTests", dependencies: ["BenchmarkKit"], swiftSettings: strict),
        // A link to the folder in Tests: a package's sources stand below its own root.
        .target(name: "PseudoTerminals", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
