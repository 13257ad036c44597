import XCTest

@testable import WaylineGenerator

/// A screen goes into a target that is found in the text of the manifest, or by its folders.
final class PackageTargetsTests: XCTestCase {
    private static let manifest = """
        // Wayline
        let core: Target.Dependency = "Core"
        let package = Package(
            name: "Shop",
            targets: [
                .target(
                    name: "Cart", dependencies: [core, .target(name: "Core")],
                    path: "Features/Cart"),
                .testTarget(
                    name: "CartChecks", dependencies: ["Cart"], path: "Features/Cart-Tests"),
                .target(name: "Core"), // .target(name: "Comment")
                .testTarget(name: "AllTests", dependencies: ["Core"]),
                .testTarget(name: "CoreTests", dependencies: [.target(name: "Core"), core]),
                .executableTarget(name: "shop", dependencies: ["Cart"]),
                .target(name: "Out", path: "../Out"),
                .testTarget(name: "OutTests", dependencies: ["Out"]),
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
        let tests = try package.tree.text("Features/Cart-Tests/Basket/BasketScreenTests.swift")
        XCTAssertTrue(tests.contains("@testable import Cart\n"), tests)
        XCTAssertTrue(try package.update().isEmpty)
        XCTAssertEqual(try package.package().screens().all.map(\.folder), ["Features/Cart/Basket"])
        try package.carryOut(package.destruction("Basket"))
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testTheTestsGoToTheTargetThatIsNamedAfterIt() throws {
        let package = try package()
        try package.carryOut(package.generation("Basket", template: "closures", target: "Core"))
        XCTAssertTrue(package.tree.exists("Tests/CoreTests/Basket/BasketScreenTests.swift"))
        XCTAssertFalse(package.tree.exists("Tests/AllTests"))
    }

    func testSeveralTargetsAreListed() throws {
        let package = try package()
        XCTAssertThrowsError(try package.generation("Basket")) {
            XCTAssertEqual(
                "\($0)",
                "'\(package.tree.url.path)' has several targets with tests: choose one, e.g. "
                    + "'--target Cart'. There are 'Cart' and 'Core'.")
        }
    }

    func testAnUnknownTargetIsAnsweredWithTheOthers() throws {
        for (name, guess) in [
            ("Card", " Did you mean 'Cart'?"), ("shop", ""), ("Comment", " Did you mean 'Core'?"),
        ] {
            XCTAssertThrowsError(try package().generation("Basket", target: name)) {
                XCTAssertEqual(
                    "\($0)",
                    "'\(name)' is not a target with tests: there are 'Cart' and 'Core'.\(guess)")
            }
        }
    }

    func testTwoTargetsHaveAScreenOfOneName() throws {
        let package = try package()
        let before = try package.tree.snapshot()
        for target in ["Cart", "Core"] {
            try package.carryOut(
                package.generation("Basket", template: "closures", target: target))
        }
        XCTAssertTrue(package.tree.exists(".wayline/screens/Basket@Core.json"))
        XCTAssertEqual(
            try package.package().screens().all.map(\.folder),
            ["Features/Cart/Basket", "Sources/Core/Basket"])
        XCTAssertTrue(try package.update().isEmpty)
        XCTAssertThrowsError(try package.destruction("Basket")) {
            XCTAssertEqual(
                "\($0)",
                "'Basket' was generated in 'Cart' and 'Core': choose one, e.g. '--target Cart'.")
        }
        for target in ["Cart", "Core"] {
            var destruction = try Destruction(package.package(), isForced: false)
            try package.carryOut(destruction.plan(["Basket"], target: target))
        }
        XCTAssertEqual(try package.tree.snapshot(), before)
    }

    func testANewTargetLocksNoScreenOut() throws {
        let package = try package()
        for target in ["Tests/CoreTests", "Sources/Core"] { try package.tree.remove(target) }
        try package.carryOut(package.generation("Basket", template: "closures"))
        try package.tree.write("Sources/Core/A.swift", "")
        try package.tree.write("Tests/CoreTests/A.swift", "")
        XCTAssertThrowsError(try package.generation("Other"))
        XCTAssertTrue(try package.update().isEmpty)
        XCTAssertTrue(try package.generation("Basket", template: "closures").isEmpty)
        XCTAssertEqual(try package.package().screens().all.map(\.name), ["Basket"])
        try package.carryOut(package.destruction("Basket"))
        XCTAssertFalse(package.tree.exists("Features/Cart/Basket"))
    }

    func testARenamedTargetKeepsItsScreens() throws {
        let package = try package()
        try package.carryOut(package.generation("Basket", template: "closures", target: "Cart"))
        try package.tree.write(
            "Package.swift", Self.manifest.replacing("\"Cart\"", with: "\"Trolley\""))
        let plan = try package.update()
        XCTAssertTrue(plan.conflicts.isEmpty && plan.notes.isEmpty)
        XCTAssertTrue(
            plan.changes.allSatisfy {
                String(decoding: $0.after ?? [], as: UTF8.self).contains("Trolley")
            })
        XCTAssertEqual(try package.package().screens().all.map(\.name), ["Basket"])
        XCTAssertEqual(
            try package.generation("Basket", template: "closures", target: "Trolley").conflicts.map(
                \.path), [])
        try package.carryOut(package.destruction("Basket"))
        XCTAssertFalse(package.tree.exists("Features/Cart/Basket"))
    }

    func testAMissingTargetAffectsNoOtherScreen() throws {
        let package = try package()
        try package.carryOut(package.generation("Basket", template: "closures", target: "Cart"))
        try package.carryOut(package.generation("Login", template: "closures", target: "Core"))
        try package.tree.remove("Features")
        let plan = try package.update()
        XCTAssertTrue(plan.isEmpty)
        XCTAssertEqual(
            plan.notes,
            [
                "'Basket' is left out: its target 'Cart' and its files are gone. "
                    + "'destroy screen Basket' removes its record."
            ])
        XCTAssertEqual(try package.package().screens().all.map(\.name), ["Login"])
        try package.carryOut(package.destruction("Basket"))
        XCTAssertFalse(package.tree.exists(".wayline/screens/Basket.json"))
    }

    func testAPathWithNeedlessStepsIsRead() throws {
        let package = try package()
        for path in ["./Features/Cart", "Features//Cart/", "Features/./Cart"] {
            try package.tree.write(
                "Package.swift",
                Self.manifest.replacing("\"Features/Cart\"", with: "\"\(path)\""))
            let plan = try package.generation("Basket", target: "Cart")
            XCTAssertTrue(
                plan.changes.contains { $0.path.hasPrefix("Features/Cart/Basket/") }, path)
        }
    }

    func testTheModuleOfASettingIsTheTargetThatHasItsFolder() throws {
        let package = try package()
        try package.tree.write(
            ".wayline/settings.json",
            #"{"sources": "Features/Cart/Screens", "tests": "Features/Cart-Tests"}"#)
        XCTAssertEqual(try package.package().settings(of: nil).module, "Cart")
    }

    func testTypesOfAnotherTargetDoNotClash() throws {
        let package = try package()
        try package.tree.write("Sources/Core/A.swift", "struct BasketScreen {}\n")
        XCTAssertNoThrow(try package.generation("Basket", target: "Cart"))
        XCTAssertThrowsError(try package.generation("Basket", target: "Core"))
    }
}
