import Foundation
import XCTest

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The app between pipes that are full, or that nobody reads.
final class PipeTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    func testAFullPipeIsWaitedForAndNothingIsLost() throws {
        // The first run creates the data, which takes time.
        _ = try BuiltApp(input: "q\n", home: home)
        let pipe = Pipe()
        let writing = pipe.fileHandleForWriting.fileDescriptor
        XCTAssertEqual(fcntl(writing, F_SETFL, fcntl(writing, F_GETFL) | O_NONBLOCK), 0)
        let input = String(repeating: "?\n", count: 500) + "q\n"
        let lines = Pipe()
        try lines.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try lines.fileHandleForWriting.close()
        let app = try run(lines, into: pipe.fileHandleForWriting)
        try pipe.fileHandleForWriting.close()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        app.waitUntilExit()
        XCTAssertEqual(output.count, try BuiltApp(input: input, home: home).output.utf8.count)
    }

    func testTheAppEndsWhenNobodyReadsItsOutput() throws {
        let (pipe, input) = (Pipe(), Pipe())
        try pipe.fileHandleForReading.close()
        let app = try run(input, into: pipe.fileHandleForWriting)
        app.waitUntilExit()
        XCTAssertEqual(app.terminationStatus, 0)
        try input.fileHandleForWriting.close()
    }

    private func run(_ input: Pipe, into output: FileHandle) throws -> Process {
        let process = Process()
        process.executableURL = BuildFolder.url.appendingPathComponent("app")
        process.standardInput = input
        process.environment = home.environment
        process.standardOutput = output
        try process.run()
        return process
    }
}
