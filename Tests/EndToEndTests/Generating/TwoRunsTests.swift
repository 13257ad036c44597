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
    /// Performs `work` while this process holds the lock of the package.
    private func lock(_ shop: WorkFolder, _ work: () throws -> Void) throws {
        let folder = open(shop.url.path, O_RDONLY)
        defer { close(folder) }
        XCTAssertEqual(flock(folder, LOCK_EX | LOCK_NB), 0)
        try work()
    }

    func testEachRunThatWritesWaitsForAnother() throws {
        for line in [
            "generate screen Orders", "destroy screen Welcome", "update", "new package Tea",
        ] {
            let shop = try WorkFolder.shop()
            var run: Run?
            try lock(shop) {
                let before = try shop.tree()
                run = try Run(line.split(separator: " ").map(String.init), in: shop)
                XCTAssertEqual(
                    run?.readLine(), "Waiting for another run in '\(shop.url.path)'.\n", line)
                try shop.expectTree(before)
            }
            XCTAssertEqual(try run?.end(), 0, line)
        }
    }

    func testTheWaitForAnotherRunEnds() throws {
        let shop = try WorkFolder.shop()
        try lock(shop) {
            for line in ["generate screen Orders", "destroy screen Welcome", "update"] {
                try shop.expectNoChange {
                    try shop.expect(
                        line, output: "",
                        errors: "Another run is active in '~/Shop': try again when it is done.\n",
                        status: 1, by: .impatient)
                }
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

    func testRunsWaitForEachOther() throws {
        let (shop, other) = (try WorkFolder.shop(), try WorkFolder.shop())
        let screens = (1...10).map { "Screen\($0)" }
        let runs = try screens.map { try Run(["generate", "screen", $0], in: shop) }
        for run in runs { try run.expectSuccess() }
        try other.expect(["generate", "screen"] + screens, output: nil)
        try shop.expectTree(other.tree())
    }

    func testARunThatWaitsSaysSoAndReadsThePackageAfterwards() throws {
        let shop = try WorkFolder.shop()
        var run: Run?
        try lock(shop) {
            run = try Run(["generate", "screen", "Orders"], in: shop)
            XCTAssertEqual(
                run?.readLine(), "Waiting for another run in '\(shop.url.path)'.\n")
            try shop.remove(".wayline/screens")
            try shop.write("Sources/ShopScreens/Orders.swift", "struct OrdersScreen {}\n")
        }
        XCTAssertEqual(try run?.end(), 64)
    }

    func testTwoBranchesWithAScreenEachAreMerged() throws {
        let shop = try WorkFolder.shop()
        func git(_ words: String...) throws {
            let user = ["-c", "user.name=An", "-c", "user.email=an@example.com"]
            let run = try ProgramRun(
                URL(fileURLWithPath: "/usr/bin/env"), ["git"] + user + words, folder: shop.url)
            XCTAssertEqual(run.status, 0, "\(words) \(run.output)\(run.errors)")
        }
        try git("init", "-q", "-b", "main")
        try git("add", ".")
        try git("commit", "-qm", "Begin")
        for screen in ["Orders", "Photos"] {
            try git("checkout", "-qb", screen, "main")
            try shop.expect("generate screen \(screen)", output: nil)
            try shop.expect("generate screen \(screen)Of name --input id:Int", output: nil)
            try git("add", ".")
            try git("commit", "-qm", screen)
        }
        try git("merge", "-q", "--no-edit", "Orders")
        let list = try shop.text(WorkFolder.list)
        XCTAssertTrue(list.contains(".orders,\n"), list)
        XCTAssertTrue(list.contains(".photos,\n"), list)
        let flow = try shop.text("Sources/ShopScreens/Menu/AppCoordinator.swift")
        XCTAssertTrue(flow.contains("        FlowScreen(.ordersOf) { _, input in "), flow)
        XCTAssertTrue(flow.contains("        FlowScreen(.photosOf) { _, input in "), flow)
        try shop.expect("update", output: "Nothing to do: everything is up to date.\n")
    }

    /// A run that has been started.
    private struct Run {
        private let process = Process()
        private let errors = Pipe()

        init(_ words: [String], in shop: WorkFolder) throws {
            process.executableURL = BuildFolder.url.appendingPathComponent("wayline")
            process.arguments = words
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
