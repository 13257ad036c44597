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
                try shop.expectRefusal(line, Self.busy)
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

    func testAKeyUnderWayIsNotTakenForAnIncompleteOne() throws {
        let shop = try WorkFolder.shop()
        try shop.makeFolder(".wayline-journal")
        try lock(shop) { try shop.expectRefusal("update --dry-run", Self.busy) }
    }

    func testANewPackageIsMadeAloneInItsFolder() throws {
        let folder = try WorkFolder()
        try lock(folder) {
            try folder.expectRefusal(
                "new package Tea",
                "Another run is active in '~/Work': try again when it is done.")
        }
    }

    func testOfManyAtOnceEachIsDoneWhollyOrNotAtAll() throws {
        let (shop, other) = (try WorkFolder.shop(), try WorkFolder.shop())
        let runs = try (1...10).map { number in
            try Run("Screen\(number)", in: shop)
        }
        var done: [String] = []
        for run in runs where try run.isDone() { done.append(run.screen) }
        print("\(done.count) of \(runs.count) were done")
        XCTAssertFalse(done.isEmpty)
        try other.expect(["generate", "screen"] + done, output: nil)
        try shop.expectTree(other.tree())
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

        /// Waits for its end. A run that failed must report that another run was active.
        func isDone() throws -> Bool {
            let data = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            let text = String(decoding: data, as: UTF8.self)
            if process.terminationStatus == 0 { return true }
            let folder = process.currentDirectoryURL?.path ?? ""
            XCTAssertEqual(
                text, "Another run is active in '\(folder)': try again when it is done.\n")
            return false
        }
    }
}
