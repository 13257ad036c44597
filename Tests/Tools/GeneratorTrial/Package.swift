// swift-tools-version: 6.2

import PackageDescription

// Two folders are links to those in Tests: a package's sources must be below its own root.
let package = Package(
    name: "GeneratorTrial",
    targets: [
        .executableTarget(name: "GeneratorTrial", dependencies: ["Randomness", "FileTrees"]),
        .target(name: "Randomness"),
        .target(name: "FileTrees"),
    ],
    swiftLanguageModes: [.v6]
)
