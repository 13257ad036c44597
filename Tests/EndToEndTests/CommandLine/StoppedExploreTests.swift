import Foundation
import XCTest

/// `explore` of a built program that is asked to end.
final class StoppedExploreTests: XCTestCase {
    func testAStoppedSearchPrintsItsResultAndLeavesNothing() throws {
        for (signal, status) in [
            (SIGINT, Int32(130)), (SIGTERM, 143), (SIGHUP, 129), (SIGUSR1, 138),
        ] {
            let search = try StartedSearch("explore", "--budget", "10min")
            try search.waitForNews()
            search.send(signal)
            let (output, end) = try search.end()
            XCTAssertEqual(end, status)
            XCTAssertTrue(output.contains(" steps are open, since the search was stopped.\n"))
            XCTAssertTrue(output.hasSuffix("\nNo problems were found.\n"), output)
            XCTAssertEqual(try search.leftFiles(), [])
            XCTAssertEqual(try search.leftProcesses(), [])
        }
    }

    func testTheSecondRequestEndsASearchWhoseStepDoesNotEnd() throws {
        let search = try StartedSearch("hang", "explore", program: "BakeryProgram")
        try search.waitForStep("Cellar")
        while search.isRunning { search.send(SIGINT) }
        let (output, signal) = try search.end()
        XCTAssertEqual(output, "")
        XCTAssertEqual(signal, SIGINT)
        while try !search.leftProcesses().isEmpty {}
    }

    func testAStoppedMapIsNoMap() throws {
        let search = try StartedSearch("map")
        try search.waitForCopy()
        search.send(SIGINT)
        let (output, end) = try search.end()
        XCTAssertEqual(output, "")
        XCTAssertEqual(end, 130)
    }

    func testAKilledSearchLeavesNothing() throws {
        let search = try StartedSearch("explore", "--budget", "10min")
        try search.waitForNews()
        search.send(SIGKILL)
        _ = try search.end()
        while try !search.leftProcesses().isEmpty {}
        XCTAssertEqual(try search.leftFiles(), [])
    }
}

/// A search of the sample in a process of its own, whose temporary files have a folder.
private final class StartedSearch {
    private let process = Process()
    private let (output, errors) = (Pipe(), Pipe())
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("search-\(UUID().uuidString)")

    init(_ words: String..., program: String = "app") throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        process.executableURL = BuildFolder.url.appendingPathComponent(program)
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment
            .merging(["TMPDIR": folder.path]) { $1 }
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
    }

    deinit {
        process.terminate()
        do { try FileManager.default.removeItem(at: folder) } catch {}
    }

    /// Waits for the first line about the progress.
    func waitForNews() throws {
        XCTAssertFalse(errors.fileHandleForReading.availableData.isEmpty)
    }

    /// Waits until the search has begun in a copy.
    func waitForCopy() throws {
        while try leftProcesses().count < 2 {}
    }

    /// Waits until a step is taken whose script has this text.
    func waitForStep(_ text: String) throws {
        let mark = Data(text.utf8)
        while try !leftProcesses().contains(where: { name in
            let journal = "/proc/\(name)/fd/4"
            return FileManager.default.contents(atPath: journal)?.range(of: mark) != nil
        }) {}
    }

    var isRunning: Bool { process.isRunning }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    func end() throws -> (output: String, status: Int32) {
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: text, as: UTF8.self), process.terminationStatus)
    }

    func leftFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    }

    /// The processes that have the folder in their environment.
    func leftProcesses() throws -> [String] {
        let mark = Data(folder.path.utf8)
        return try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
            guard Int(name) != nil else { return false }
            let path = "/proc/\(name)/environ"
            return FileManager.default.contents(atPath: path)?.range(of: mark) != nil
        }
    }
}
