// swift-tools-version: 6.2

import PackageDescription

// TestSupport is a link to the folder in Tests: a package's sources must be below its own root.
let package = Package(
    name: "GeneratorTrial",
    targets: [
        .executableTarget(name: "GeneratorTrial", dependencies: ["TestSupport"]),
        .target(
            name: "TestSupport",
            swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    ],
    swiftLanguageModes: [.v6]
)
