// swift-tools-version: 6.2

import PackageDescription

let wayline: Target.Dependency = .product(name: "Wayline", package: "Wayline")
let exploration: Target.Dependency = .product(name: "WaylineExploration", package: "Wayline")
let program: Target.Dependency = .product(name: "WaylineProgram", package: "Wayline")

let package = Package(
    name: "Wizard",
    products: [
        .executable(name: "wizard", targets: ["ClaimsProgram"])
    ],
    dependencies: [
        .package(name: "Wayline", path: "../../..")
    ],
    targets: [
        .target(name: "Claims", dependencies: [wayline, exploration]),
        .executableTarget(name: "ClaimsProgram", dependencies: ["Claims", program]),
        .testTarget(name: "ClaimsTests", dependencies: ["Claims", wayline, exploration]),
    ],
    swiftLanguageModes: [.v6]
)
