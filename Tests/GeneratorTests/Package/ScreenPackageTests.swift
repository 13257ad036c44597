import XCTest

@testable import WaylineGenerator

/// The package finds the folders in which screens are generated.
final class ScreenPackageTests: XCTestCase {
    /// The checkout of Wayline may be in a folder of any name.
    private static let manifest = "// Wayline"

    private func package(_ files: [String: String]) throws -> TemporaryTree {
        try TemporaryTree(files.merging(["Package.swift": Self.manifest]) { first, _ in first })
    }

    private func error(_ tree: TemporaryTree) -> GeneratorError? {
        do {
            _ = try ScreenPackage(around: tree.url.path).settings(of: nil)
            return nil
        } catch {
            return error
        }
    }

    func testItIsTheNearestPackageAroundAFolder() throws {
        let tree = try package(["Sources/Screens/Deep/a": "", "Tests/ScreensTests/a": ""])
        let inside = tree.url.appendingPathComponent("Sources/Screens/Deep").path
        XCTAssertEqual(try ScreenPackage(around: inside).root, tree.url.path)
    }

    func testScreensGoIntoTheTargetOfThatName() throws {
        let tree = try package([
            "Sources/Screens/a": "", "Tests/ScreensTests/a": "", "Sources/Other/a": "",
            "Tests/OtherTests/a": "",
        ])
        let settings = try ScreenPackage(around: tree.url.path).settings(of: nil)
        XCTAssertEqual(
            settings, PackageSettings(sources: "Sources/Screens", tests: "Tests/ScreensTests"))
        XCTAssertEqual(settings.list, "Sources/Screens/ScreenList.swift")
    }

    func testScreensGoIntoTheOnlyTargetThatIsTested() throws {
        let tree = try package([
            "Sources/Shop/a": "", "Tests/ShopTests/a": "", "Sources/shop-app/a": "",
        ])
        XCTAssertEqual(
            try ScreenPackage(around: tree.url.path).settings(of: nil).sources, "Sources/Shop")
    }

    func testSettingsSayWhere() throws {
        let settings = PackageSettings(sources: "Code/Shop", tests: "Checks/Shop")
        let tree = try package([
            ".wayline/settings.json": String(decoding: settings.json, as: UTF8.self)
        ])
        XCTAssertEqual(
            try ScreenPackage(around: tree.url.path).settings(of: nil), settings)
    }

    func testSettingsThatLeadOutOfThePackageAreRefused() throws {
        for path in ["../Shop", "/Shop", "", "Code//Shop", "./Shop"] {
            let settings = PackageSettings(sources: path, tests: "Tests")
            let tree = try package([
                ".wayline/settings.json": String(decoding: settings.json, as: UTF8.self)
            ])
            XCTAssertEqual(error(tree), .damaged(".wayline/settings.json"), path)
        }
    }

    func testAPackageWithoutScreensIsRefused() throws {
        let empty = try TemporaryTree()
        XCTAssertEqual(error(empty), .noPackage(empty.url.path))
        let foreign = try TemporaryTree(["Package.swift": "// Another, Binding, Coordination"])
        XCTAssertEqual(error(foreign), .notDependent(foreign.url.path))
        let bare = try package([:])
        XCTAssertEqual(error(bare), .noTarget(bare.url.path, known: []))
    }
}
