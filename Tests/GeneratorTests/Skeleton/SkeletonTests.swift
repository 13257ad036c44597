import Foundation
import WaylineCommandLine
import XCTest

@testable import WaylineGenerator

final class SkeletonTests: XCTestCase {
    private func text(_ path: String, wayline: String) throws -> String {
        let skeleton = PackageSkeleton(name: "Bakery", wayline: WaylineLocation(wayline))
        return try XCTUnwrap(skeleton.files().first { $0.path == path }).text
    }

    func testANewPackageHasAProgramAMenuAndTests() {
        let files = PackageSkeleton(name: "Bakery", wayline: .folder("../wayline")).files().map(
            \.path)
        XCTAssertEqual(
            files,
            [
                "Package.swift", "README.md", ".gitignore", ".gitattributes", ".swift-format",
                "Sources/Bakery/Program.swift", "Sources/BakeryScreens/App+Main.swift",
                "Tests/BakeryScreensTests/ProgramTests.swift",
                "Tests/BakeryScreensTests/PictureTests.swift",
                "Sources/BakeryScreens/ScreenList.swift",
                "Sources/BakeryScreens/PreviewList.swift",
                "Sources/BakeryScreens/Menu/AppCoordinator.swift",
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
            address.contains(
                #".package(url: "https://example.org/an/way.git", "#
                    + #".upToNextMinor(from: "\#(Program.number)"))"#))
        XCTAssertTrue(address.contains(#"package: "way""#), address)
    }

    func testTheListIsInOrder() {
        let list = PackageSkeleton.list(of: ["b", "a"])
        XCTAssertTrue(list.hasSuffix("= [\n        .a,\n        .b,\n    ]\n}\n"), list)
    }

    func testAPackageIsNotCalledAsATargetThatAProductReaches() throws {
        let manifest = Manifest(
            try String(contentsOf: Package.file("Package.swift"), encoding: .utf8))
        XCTAssertEqual(PackageName.targets, manifest.reachableTargets)
        for name in PackageName.targets {
            XCTAssertThrowsError(try PackageName.text(of: name), name)
        }
        for name in ["Networking", "AppMain", "Generator", "Sample", "Screenings"] {
            XCTAssertNoThrow(try PackageName.text(of: name), name)
        }
    }
}

/// The names in a manifest of Swift.
private struct Manifest {
    private var dependencies: [String: Set<String>] = [:]
    private var products: Set<String> = []

    init(_ text: String) {
        let lists = #/(?:let (?:heart|interface|wayline|all) = |targets: )[^\[\n]*\[([^\]]+)\]/#
        for product in text.matches(of: lists) { products.formUnion(Self.names(product.1)) }
        let targets = text.replacing(#/(?:in|path): "[^"]*"|\.without\([^)]*\)/#, with: "")
        for part in targets.split(separator: #/(?m)^    \.(?=\w+\()/#).dropFirst() {
            let names = Self.names(part)
            dependencies[names[0]] = Set(names.dropFirst())
        }
    }

    /// The targets of the products, and those that they depend on.
    var reachableTargets: Set<String> {
        var (found, open) = (Set<String>(), Array(products))
        while let name = open.popLast() {
            if found.insert(name).inserted { open += dependencies[name] ?? [] }
        }
        return found
    }

    /// The names in quotation marks, in order.
    private static func names(_ text: Substring) -> [String] {
        text.matches(of: #/"([^"]+)"/#).map { String($0.1) }
    }
}
