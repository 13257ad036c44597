// swift-tools-version: 6.2

import PackageDescription

let wayline: Target.Dependency = .product(name: "Wayline", package: "Wayline")
let exploration: Target.Dependency = .product(name: "WaylineExploration", package: "Wayline")
let textMenu: Target.Dependency = .product(name: "TextMenu", package: "Wayline")
let pictures: Target.Dependency = .product(name: "WaylinePictures", package: "Wayline")
let program: Target.Dependency = .product(name: "WaylineProgram", package: "Wayline")

let package = Package(
    name: "Shop",
    products: [
        .executable(name: "shop", targets: ["ShopProgram"])
    ],
    dependencies: [
        .package(name: "Wayline", path: "../..")
    ],
    targets: [
        .target(name: "Words"),
        .target(name: "Catalogue", dependencies: ["Words", wayline]),
        .target(name: "Checkout", dependencies: ["Catalogue", "Words", wayline]),
        .target(name: "Account", dependencies: ["Checkout", "Words", wayline]),
        .target(
            name: "Shop",
            dependencies: ["Account", "Catalogue", "Checkout", "Words", wayline, exploration]),
        .executableTarget(name: "ShopProgram", dependencies: ["Shop", program]),
        .testTarget(name: "CatalogueTests", dependencies: ["Catalogue", "Words", wayline]),
        .testTarget(
            name: "CheckoutTests", dependencies: ["Catalogue", "Checkout", "Words", wayline]),
        .testTarget(
            name: "AccountTests", dependencies: ["Account", "Checkout", "Words", wayline]),
        .testTarget(
            name: "ShopTests",
            dependencies: [
                "Account", "Catalogue", "Checkout", "Shop", "ShopActions", wayline, exploration,
            ]),
        .testTarget(
            name: "ShopFrontEndTests",
            dependencies: ["Catalogue", "Shop", "ShopActions", wayline, textMenu, pictures]),
        .target(
            name: "ShopActions", dependencies: ["Shop", wayline], path: "Tests/ShopActions"),
    ],
    swiftLanguageModes: [.v6]
)
