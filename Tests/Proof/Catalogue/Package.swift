// swift-tools-version: 6.2

import PackageDescription

let wayline: Target.Dependency = .product(name: "Wayline", package: "Wayline")
let exploration: Target.Dependency = .product(name: "WaylineExploration", package: "Wayline")
let program: Target.Dependency = .product(name: "WaylineProgram", package: "Wayline")

let package = Package(
    name: "Catalogue",
    products: [
        .executable(name: "catalogue", targets: ["GardenProgram"])
    ],
    dependencies: [
        .package(name: "Wayline", path: "../../..")
    ],
    targets: [
        .target(name: "Garden", dependencies: [wayline, exploration]),
        .executableTarget(name: "GardenProgram", dependencies: ["Garden", program]),
        .testTarget(name: "GardenTests", dependencies: ["Garden", wayline, exploration]),
    ],
    swiftLanguageModes: [.v6]
)
