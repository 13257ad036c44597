import XCTest

@testable import WaylineGenerator

/// A package is made as a whole or not at all.
final class NewPackageTests: XCTestCase {
    private func package(_ tree: TemporaryTree) throws -> NewPackage {
        try NewPackage("Shop", in: tree.url.path, wayline: .address("https://example.com/Wayline"))
    }

    func testAPlaceThatIsTakenIsRefused() throws {
        let tree = try TemporaryTree(["Shop/mine": "mine\n"])
        XCTAssertThrowsError(try package(tree).plan()) {
            XCTAssertEqual($0 as? GeneratorError, .taken("\(tree.url.path)/Shop"))
        }
    }

    func testAPackageThatDependsOnWaylineIsNotACheckoutOfIt() throws {
        let tree = try TemporaryTree()
        let new = try package(tree)
        try tree.transaction().carryOut(new.plan())
        let shop = tree.url.appendingPathComponent("Shop").path
        XCTAssertNil(WaylineLocation(around: shop + "/.build/debug/app"))
        XCTAssertThrowsError(try NewPackage("Tea", in: tree.url.path, wayline: .folder(shop))) {
            XCTAssertEqual($0 as? GeneratorError, .noWayline(shop))
        }
        let checkout = try TemporaryTree([
            "Package.swift": "let package = Package(name: \"Wayline\")\n",
            "Sources/Coordination/A.swift": "",
        ])
        XCTAssertEqual(
            WaylineLocation(around: checkout.url.path + "/.build/debug/app"),
            .folder(checkout.url.path))
    }

    func testTheSameCommandTakesBackAKilledRun() throws {
        let whole = try TemporaryTree()
        try whole.transaction().carryOut(package(whole).plan())
        let after = try whole.snapshot()
        for number in stride(from: 2, to: 50, by: 7) {
            let tree = try TemporaryTree()
            let plan = try package(tree).plan()
            do {
                try tree.transaction(.death, at: Counter(left: number)).carryOut(plan)
            } catch {}
            let next = try tree.transaction()
            XCTAssertNotNil(try next.recover(), "at change \(number)")
            try next.carryOut(package(tree).plan())
            XCTAssertEqual(try tree.snapshot(), after, "at change \(number)")
        }
    }
}
