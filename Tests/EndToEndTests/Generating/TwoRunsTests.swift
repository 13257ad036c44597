import Foundation
import XCTest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Only one run is active in a package at a time.
final class TwoRunsTests: XCTestCase {
    private static let busy = "Another run is active in '~/Shop': try again when it is done."

    /// Performs `work` while this process holds the lock of the package.
    private func lock(_ shop: WorkFolder, _ work: () throws -> Void) throws {
        let folder = open(shop.url.path, O_RDONLY)
        defer { close(folder) }
        XCTAssertEqual(flock(folder, LOCK_EX | LOCK_NB), 0)
        try work()
    }

    func testAnotherRunThatWritesIsRefused() throws {
        let shop = try WorkFolder.shop()
        try lock(shop) {
            for line in ["generate screen Orders", "destroy screen Welcome", "update"] {
                try shop.expectRefusal(line, Self.busy, by: .impatient)
            }
        }
        try shop.expect("generate screen Orders", output: nil)
    }

    func testARunThatOnlyReadsIsAllowed() throws {
        let shop = try WorkFolder.shop()
        try lock(shop) {
            try shop.expect("list screens", output: nil)
            try shop.expect("destroy screen Welcome --dry-run", output: nil)
        }
    }

    func testARunUnderWayIsNotTakenForAnInterruptedOne() throws {
        let shop = try WorkFolder.shop()
        try shop.writeRecord(#"{"changes":[],"newFolders":[],"oldFolders":[]}"#)
        try lock(shop) { try shop.expectRefusal("update --dry-run", Self.busy, by: .impatient) }
    }

    func testANewPackageIsMadeAloneInItsFolder() throws {
        let folder = try WorkFolder()
        try lock(folder) {
            try folder.expectRefusal(
                "new package Tea",
                "Another run is active in '~/Work': try again when it is done.", by: .impatient)
        }
    }

    func testRunsWaitForEachOther() throws {
        let (shop, other) = (try WorkFolder.shop(), try WorkFolder.shop())
        let runs = try (1...10).map { number in
            try Run("Screen\(number)", in: shop)
        }
        for run in runs { try run.expectSuccess() }
        try other.expect(["generate", "screen"] + runs.map(\.screen), output: nil)
        try shop.expectTree(other.tree())
    }

    func testARunThatWaitsSaysSoAndReadsThePackageAfterwards() throws {
        let shop = try WorkFolder.shop()
        var run: Run?
        try lock(shop) {
            run = try Run("Orders", in: shop)
            XCTAssertEqual(
                run?.readLine(), "Waiting for another run in '\(shop.url.path)'.\n")
            try shop.remove(".wayline/screens")
            try shop.write("Sources/ShopScreens/Orders.swift", "struct OrdersScreen {}\n")
        }
        XCTAssertEqual(try run?.end(), 64)
    }

    func testAnInvalidTimeToWaitIsAccepted() throws {
        let shop = try WorkFolder.shop()
        for time in ["\(Int.max)", "-1", "x"] {
            let run = try Command(
                BuildFolder.url.appendingPathComponent("wayline"), ["update"],
                environment: shop.home.environment.merging(["WAYLINE_WAIT": time]) { $1 },
                folder: shop.url)
            XCTAssertEqual(run.status, 0, run.errors)
        }
    }

    func testTwoBranchesWithAScreenEachAreMerged() throws {
        let shop = try WorkFolder.shop()
        func git(_ words: String...) throws {
            let user = ["-c", "user.name=An", "-c", "user.email=an@example.com"]
            let run = try Command(
                URL(fileURLWithPath: "/usr/bin/env"), ["git"] + user + words, folder: shop.url)
            XCTAssertEqual(run.status, 0, "\(words) \(run.output)\(run.errors)")
        }
        try git("init", "-q", "-b", "main")
        try git("add", ".")
        try git("commit", "-qm", "Begin")
        for screen in ["Orders", "Photos"] {
            try git("checkout", "-qb", screen, "main")
            try shop.expect("generate screen \(screen)", output: nil)
            try git("add", ".")
            try git("commit", "-qm", screen)
        }
        try git("merge", "-q", "--no-edit", "Orders")
        let list = try shop.text(WorkFolder.list)
        XCTAssertTrue(list.contains(".orders,\n"), list)
        XCTAssertTrue(list.contains(".photos,\n"), list)
        try shop.expect("update", output: "Nothing to do: everything is up to date.\n")
    }

    /// A run that has been started.
    private struct Run {
        let screen: String
        private let process = Process()
        private let errors = Pipe()

        init(_ screen: String, in shop: WorkFolder) throws {
            self.screen = screen
            process.executableURL = BuildFolder.url.appendingPathComponent("wayline")
            process.arguments = ["generate", "screen", screen]
            process.currentDirectoryURL = shop.url
            process.environment = ProcessInfo.processInfo.environment.merging(
                shop.home.environment
            ) { $1 }
            process.standardOutput = FileHandle.nullDevice
            process.standardError = errors
            try process.run()
        }

        /// Reads what it has written to the standard error so far, at least a byte.
        func readLine() -> String {
            String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        }

        /// Waits for its end, and returns its status.
        func end() throws -> Int32 {
            _ = try errors.fileHandleForReading.readToEnd()
            process.waitUntilExit()
            return process.terminationStatus
        }

        /// Waits for its end.
        func expectSuccess() throws {
            let data = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            let text = String(decoding: data, as: UTF8.self)
            XCTAssertTrue(text.isEmpty || text.hasPrefix("Waiting for another run in '"), text)
            XCTAssertEqual(process.terminationStatus, 0)
        }
    }
}
