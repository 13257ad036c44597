import WaylineValues
import XCTest

@testable import WaylineGenerator

/// Tests are generated for XCTest, or for Swift Testing.
final class TestFrameworkTests: XCTestCase {
    private static let tests = "Tests/ScreensTests/Order/OrderScreenTests.swift"

    private func package(_ framework: TestFramework) throws -> SamplePackage {
        let settings = PackageSettings(
            sources: "Sources/Screens", tests: "Tests/ScreensTests", framework: framework)
        return try SamplePackage([
            PackageSettings.path: String(decoding: settings.json, as: UTF8.self)
        ])
    }

    /// Generates a form in the package. Returns its test.
    private func text(
        in package: SamplePackage, _ framework: TestFramework? = nil
    ) throws -> String {
        var request = try ScreenRequest.of("Order", ["name"])
        request.framework = framework
        var generation = try Generation(package.package())
        try package.carryOut(generation.plan([request]))
        return try package.tree.text(Self.tests)
    }

    func testTheSettingsChooseTheFramework() throws {
        let text = try text(in: package(.testing))
        XCTAssertTrue(text.hasPrefix("import Testing\nimport Wayline\n\n"), text)
        XCTAssertTrue(text.contains("struct OrderScreenTests {\n"), text)
        XCTAssertTrue(text.contains("    @Test func theUserFillsInEachValue() async"), text)
        XCTAssertTrue(text.contains(#"(!view.done.isEnabled, "\(name)")"#), text)
        XCTAssertFalse(text.contains("XCT"), text)
    }

    func testAnInputWithANameOfSwiftTestingIsThatOfTheModule() throws {
        for (framework, isNamed) in [(TestFramework.testing, true), (.xctest, false)] {
            let package = try package(framework)
            try package.tree.write(
                "Sources/Screens/Talk/Remarks.swift",
                """
                struct Comment: ScreenInput {
                    static let sample = Comment()
                }

                """)
            var request = try ScreenRequest.of("Order", ["name"], kind: .detail)
            request.input = RequestedInput(type: "Comment", fields: [])
            var generation = try Generation(package.package())
            try package.carryOut(generation.plan([request]))
            let text = try package.tree.text(Self.tests)
            XCTAssertEqual(text.contains("func load(_ input: Screens.Comment)"), isNamed, text)
            XCTAssertEqual(text.contains("OrderViewModel(Screens.Comment.sample,"), isNamed)
        }
    }

    func testXCTestIsTheDefault() throws {
        let text = try text(in: SamplePackage())
        XCTAssertTrue(text.contains("import XCTest\n"), text)
        XCTAssertFalse(text.contains("#expect"), text)
    }

    func testAScreenKeepsItsOwnFramework() throws {
        let package = try package(.testing)
        XCTAssertTrue(try text(in: package, .xctest).contains("import XCTest\n"))
        XCTAssertTrue(try package.update().isEmpty)
    }

    func testAnUpdateFollowsTheSettings() throws {
        let package = try package(.xctest)
        XCTAssertFalse(try text(in: package).contains("#expect"))
        let settings = PackageSettings(
            sources: "Sources/Screens", tests: "Tests/ScreensTests", framework: .testing)
        try package.tree.write(
            PackageSettings.path, String(decoding: settings.json, as: UTF8.self))
        try package.carryOut(package.update())
        XCTAssertTrue(try package.tree.text(Self.tests).contains("#expect"))
    }

    func testAllTargetsHaveTheFrameworkOfTheSettings() throws {
        let package = try package(.testing)
        try package.tree.write("Sources/Cart/A.swift", "")
        try package.tree.write("Tests/CartTests/A.swift", "")
        XCTAssertEqual(try package.package().settings(of: "Cart").framework, .testing)
    }

    func testSettingsWithAnotherFrameworkNameTheChoices() {
        for (value, name) in [(#""junit""#, "junit"), ("1", "1")] {
            let text = #"{"sources": "A", "tests": "B", "framework": \#(value)}"#
            XCTAssertThrowsError(try PackageSettings(json: Array(text.utf8))) {
                XCTAssertEqual(
                    "\($0)",
                    "'.wayline/settings.json' does not accept '\(name)' as the framework of tests: "
                        + "choose 'xctest' or 'testing'.")
            }
        }
    }

    func testANewPackageKeepsTheChoice() throws {
        let tree = try TemporaryTree()
        let package = try NewPackage(
            "Shop", in: tree.url.path, wayline: .address("https://example.com/Wayline"),
            framework: .testing)
        try tree.transaction().carryOut(package.plan())
        let settings = try tree.text("Shop/.wayline/settings.json")
        XCTAssertTrue(settings.contains(#""framework": "testing""#), settings)
        for path in [
            "Menu/MenuFlowTests", "PictureTests", "ProgramTests", "Welcome/WelcomeScreenTests",
        ] {
            let text = try tree.text("Shop/Tests/ShopScreensTests/\(path).swift")
            XCTAssertTrue(text.contains("import Testing\n") && !text.contains("XCT"), text)
        }
    }
}
