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
    ],
    targets: [
        .target(name: "Binding", swiftSettings: strict),
        .target(name: "Coordination", dependencies: ["Binding"], swiftSettings: strict),
        .target(
            name: "TextMenu", dependencies: ["Binding", "Coordination"], swiftSettings: strict),
        .target(
            name: "Screens", dependencies: ["Binding", "Coordination", "TextMenu"],
            swiftSettings: strict),
        .executableTarget(
            name: "app", dependencies: ["Coordination", "TextMenu", "Screens"],
            swiftSettings: strict),
        .executableTarget(
            name: "Benchmarks", dependencies: ["Binding"], path: "Benchmarks",
            swiftSettings: strict),
        .testTarget(name: "BindingTests", dependencies: ["Binding"], swiftSettings: strict),
        .testTarget(
            name: "CoordinationTests", dependencies: ["Binding", "Coordination"],
            swiftSettings: strict),
        .testTarget(
            name: "TextMenuTests", dependencies: ["Binding", "Coordination", "TextMenu"],
            swiftSettings: strict),
        .testTarget(
            name: "ScreensTests",
            dependencies: ["Binding", "Coordination", "TextMenu", "Screens"],
            swiftSettings: strict),
        .testTarget(name: "EndToEndTests", dependencies: ["app"], swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)
