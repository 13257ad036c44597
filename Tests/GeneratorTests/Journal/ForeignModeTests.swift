import XCTest

@testable import WaylineGenerator

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A file that is written again belongs to the user, and so it does not keep every permission.
final class ForeignModeTests: XCTestCase {
    private let plan = Plan(files: [
        PlannedFile(
            path: "list", before: Array("old\n".utf8), after: Array("new\n".utf8))
    ])

    private func tree(_ mode: mode_t, isForeign: Bool) throws -> TemporaryTree {
        let tree = try TemporaryTree(["list": "old\n"])
        let path = tree.url.appendingPathComponent("list").path
        if isForeign { XCTAssertEqual(chown(path, 65_534, 65_534), 0) }
        XCTAssertEqual(chmod(path, mode), 0)
        return tree
    }

    func testSpecialBitsAreNotKeptByAnybodysFile() throws {
        for (mode, kept) in [(mode_t(0o6777), "777"), (0o7640, "640"), (0o666, "666")] {
            try expect(try tree(mode, isForeign: false), kept)
        }
    }

    func testOthersCannotWriteToWhatWasAnotherUsersFile() throws {
        if geteuid() != 0 { throw XCTSkip("Only root can give a file to another user.") }
        for (mode, kept) in [(mode_t(0o6777), "755"), (0o666, "644"), (0o600, "600")] {
            try expect(try tree(mode, isForeign: true), kept)
        }
    }

    /// Carries out the plan to its end, and up to each earlier step.
    private func expect(_ tree: @autoclosure () throws -> TemporaryTree, _ mode: String) throws {
        let done = try tree()
        try done.transaction().carryOut(plan)
        XCTAssertEqual(try done.snapshot(), ["list": "\(mode) new\n"])
        var copies = 0
        for number in 0..<12 {
            let tree = try tree()
            do { try tree.transaction(.death, at: Counter(left: number)).carryOut(plan) } catch {}
            for (path, text) in try tree.snapshot() where path == "list".draft {
                XCTAssertTrue(text.hasPrefix("\(mode) "), "\(path): \(text)")
                copies += 1
            }
        }
        XCTAssertGreaterThan(copies, 1)
    }
}
