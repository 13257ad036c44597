import WaylineGenerator
import XCTest

/// A screen goes into a target that is found in the text of the manifest, or by its folders.
final class PackageTargetsTests: XCTestCase {
    private static let manifest = """
        // Wayline
        let core: Target.Dependency = "Core"
        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Cart", dependencies: [core, .target(name: "Core")], path: "Features/Cart"),
                .testTarget(name: "CartChecks", dependencies: ["Cart"], path: "Features/Cart-Tests"),
                .target(name: "Core"), // .target(name: "Comment")
                .testTarget(name: "AllTests", dependencies: ["Core"]),
                .testTarget(name: "CoreTests", dependencies: [.target(name: "Core"), core]),
                .executableTarget(name: "shop", dependencies: ["Cart"]),
                .target(name: "Out", path: "../Out"), .testTarget(name: "OutTests", dependencies: ["Out"]),
            ]
        )

        """
    private static let files = [
        "Package.swift": manifest, "Features/Cart/A.swift": "", "Features/Cart-Tests/A.swift": "",
        "Sources/Core/A.swift": "", "Tests/CoreTests/A.swift": "", "Sources/shop/main.swift": "",
    ]

    private func package() throws -> SamplePackage {
        let package = try SamplePackage(Self.files)
        try package.tree.remove("Sources/Screens")
        try package.tree.remove("Tests/ScreensTests")
        return package
    }

    func testItsOwnPathIsUsed() throws {
        let package = try package()
        let before = try package.tree.snapshot()
        let plan = try package.generation("Basket", template: "closures", target: "Cart")
        try package.carryOut(plan)
        XCTAssertTrue(package.tree.exists("Features/Cart/Basket/BasketView.swift"))
        let tests = try package.tree.text("Features/Cart-Tests/Basket/BasketRouterTests.swift")
        XCTAssertTrue(tests.contains("@testable import Cart\n"), tests)
        XCTAssertTrue(try package.update().isEmpty)
        XCTAssertEqual(try package.package().screens().map(\.folder), ["Features/Cart/Basket"])
        try package.carryOut(package.destruction("Basket"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testTheTestsGoToTheTargetThatIsNamedAfterIt() throws {
        let package = try package()
        try package.carryOut(package.generation("Basket", template: "closures", target: "Core"))
        XCTAssertTrue(package.tree.exists("Tests/CoreTests/Basket/BasketRouterTests.swift"))
        XCTAssertFalse(package.tree.exists("Tests/AllTests"))
    }

    func testSeveralTargetsAreListed() throws {
        let package = try package()
        XCTAssertThrowsError(try package.generation("Basket")) {
            XCTAssertEqual(
                "\($0)",
                "'\(package.tree.url.path)' has several targets with tests: choose one, e.g. "
                    + "'--target Cart'. There are 'Cart', 'Core'.")
        }
    }

    func testAnUnknownTargetIsAnsweredWithTheOthers() throws {
        for name in ["Card", "shop", "Out", "Comment"] {
            XCTAssertThrowsError(try package().generation("Basket", target: name)) {
                XCTAssertEqual(
                    "\($0)", "'\(name)' is not a target with tests: there are 'Cart', 'Core'.")
            }
        }
    }

    func testTwoTargetsCannotHaveAScreenOfOneName() throws {
        let package = try package()
        try package.carryOut(package.generation("Basket", target: "Cart"))
        XCTAssertThrowsError(try package.generation("Basket", target: "Core")) {
            XCTAssertEqual(
                "\($0)",
                "'Basket' was generated in the target 'Cart': add '--target Cart', or destroy it first."
            )
        }
    }

    func testTypesOfAnotherTargetDoNotClash() throws {
        let package = try package()
        try package.tree.write("Sources/Core/A.swift", "struct BasketScreen {}\n")
        XCTAssertNoThrow(try package.generation("Basket", target: "Cart"))
        XCTAssertThrowsError(try package.generation("Basket", target: "Core"))
    }
}
