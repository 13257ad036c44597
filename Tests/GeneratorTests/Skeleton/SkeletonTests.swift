import Foundation
import Generator
import XCTest

final class SkeletonTests: XCTestCase {
    private func text(_ path: String, wayline: String) throws -> String {
        let skeleton = PackageSkeleton(name: "Bakery", wayline: WaylineLocation(wayline))
        return try XCTUnwrap(skeleton.files.first { $0.path == path }).text
    }

    func testANewPackageHasAProgramAMenuAndTests() {
        let files = PackageSkeleton(name: "Bakery", wayline: .folder("../wayline")).files.map(
            \.path)
        XCTAssertEqual(
            files,
            [
                "Package.swift", "README.md", ".gitignore", ".swift-format",
                "Sources/Bakery/Program.swift", "Sources/BakeryScreens/ScreenList.swift",
                "Sources/BakeryScreens/Menu/AppCoordinator.swift",
                "Sources/BakeryScreens/Menu/MenuRouter.swift",
                "Sources/BakeryScreens/Menu/MenuScreen.swift",
                "Sources/BakeryScreens/Menu/MenuView.swift",
                "Tests/BakeryScreensTests/Menu/MenuFlowTests.swift",
            ])
    }

    func testItDependsOnWaylineByPathOrByAddress() throws {
        let path = try text("Package.swift", wayline: #"../a "b""#)
        XCTAssertTrue(path.contains(#".package(name: "Wayline", path: "../a \"b\"")"#), path)
        XCTAssertTrue(path.contains(#"package: "Wayline""#), path)
        let address = try text("Package.swift", wayline: "https://example.org/an/way.git")
        XCTAssertTrue(
            address.contains(#".package(url: "https://example.org/an/way.git", branch: "main")"#))
        XCTAssertTrue(address.contains(#"package: "way""#), address)
    }

    func testAMenuOfAnotherOwnerIsTheSameButForItsName() {
        let own = MenuSkeleton(owner: "AppCoordinator", sources: "Sources/A", tests: "Tests/B")
        let other = MenuSkeleton(sources: "Sources/A", tests: "Tests/B")
        XCTAssertEqual(
            other.files.map(\.text),
            own.files.map { $0.text.replacing("AppCoordinator", with: "MenuCoordinator") })
    }

    func testTheListIsInOrder() {
        let list = MenuSkeleton(sources: "Sources/A", tests: "Tests/B").list(of: ["b", "a"])
        XCTAssertTrue(list.hasSuffix("= [\n        .a,\n        .b,\n    ]\n}\n"), list)
    }

    func testAPackageIsNotCalledAsATargetOfWayline() throws {
        let manifest = try String(contentsOf: Package.file("Package.swift"), encoding: .utf8)
        let targets = manifest.matches(of: /(?:arget|Library)\(\s*name: "([^"]+)"/)
        XCTAssertEqual(PackageName.targets, Set(targets.map { String($0.1) } + ["Wayline"]))
    }
}
