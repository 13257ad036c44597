import Generator
import XCTest

/// A package is made as a whole or not at all.
final class NewPackageTests: XCTestCase {
    private func package(_ tree: TemporaryTree) throws -> NewPackage {
        try NewPackage("Shop", in: tree.url.path, wayline: .address("https://example.com/Wayline"))
    }

    func testAPlaceThatIsTakenIsRefused() throws {
        let tree = try TemporaryTree(["Shop/mine": "mine\n"])
        XCTAssertThrowsError(try package(tree).plan()) {
            XCTAssertEqual($0 as? GeneratorError, .package(.taken("\(tree.url.path)/Shop")))
        }
    }

    func testWhatADeadRunHasLeftIsTakenBackByTheSameCommand() throws {
        let whole = try TemporaryTree()
        try Transaction(whole.files).carryOut(package(whole).plan())
        let after = try whole.snapshot()
        for number in stride(from: 1, to: 60, by: 7) {
            let tree = try TemporaryTree()
            let plan = try package(tree).plan()
            do { try Transaction(FaultyFiles(tree.files, .death, at: number)).carryOut(plan) } catch
            {}
            let new = try package(tree)
            let workshop = try Workshop(new)
            XCTAssertNotNil(workshop.recovery, "at change \(number)")
            try workshop.carryOut(new.plan())
            XCTAssertEqual(try tree.snapshot(), after, "at change \(number)")
        }
    }
}
