// swift-tools-version: 6.2

import PackageDescription

let wayline: Target.Dependency = .product(name: "Wayline", package: "Wayline")

let package = Package(
    name: "Shop",
    products: [
        .executable(name: "shop", targets: ["ShopProgram"])
    ],
    dependencies: [
        .package(name: "Wayline", path: "../..")
    ],
    targets: [
        .target(name: "Catalogue", dependencies: [wayline]),
        .target(name: "Checkout", dependencies: ["Catalogue", wayline]),
        .target(name: "Account", dependencies: ["Checkout", wayline]),
        .target(name: "Shop", dependencies: ["Account", "Catalogue", "Checkout", wayline]),
        .executableTarget(name: "ShopProgram", dependencies: ["Catalogue", "Shop", wayline]),
        .testTarget(name: "CatalogueTests", dependencies: ["Catalogue", wayline]),
        .testTarget(name: "CheckoutTests", dependencies: ["Catalogue", "Checkout", wayline]),
        .testTarget(name: "AccountTests", dependencies: ["Account", wayline]),
        .testTarget(
            name: "ShopTests",
            dependencies: ["Account", "Catalogue", "Checkout", "Shop", wayline]),
    ],
    swiftLanguageModes: [.v6]
)
