import Foundation
import XCTest

/// A program uses the app by lines of JSON, through pipes.
final class ServeTests: XCTestCase {
    private let home = AppHome()

    override func tearDown() {
        home.remove()
    }

    func testAProgramSignsInByLinesOfJSON() throws {
        let app = try ServedApp(home)
        try app.read(until: #""item":"Email""#)
        try app.act(["item": "Email", "action": "type", "text": "valid@example.com"])
        try app.act(["item": "Password", "action": "type", "text": "sen hong 2025"])
        try app.read(until: #""actions":["press"],"item":"Log in""#)
        try app.act(["item": "Log in", "action": "press"])
        try app.read(until: #""item":"Home","role":"screen""#)
        try app.act(["item": "Log in", "action": "press"])
        try app.read(until: #"{"refused":"No item has this name."#)
        XCTAssertEqual(try app.end(), 0)
        XCTAssertFalse(app.output.contains("sen hong 2025"))
    }

    func testTheEndOfTheInputEndsTheApp() throws {
        let app = try BuiltApp(["serve"], input: "", home: home)
        XCTAssertEqual(app.status, 0)
        XCTAssertEqual(app.errors, "")
    }
}

/// The sample, served by a process.
private final class ServedApp {
    private var read = Data()
    private let (input, lines, process) = (Pipe(), Pipe(), Process())

    init(_ home: AppHome) throws {
        process.executableURL = BuildFolder.url.appendingPathComponent("app")
        process.arguments = ["serve"]
        process.environment = home.environment
        process.standardInput = input
        process.standardOutput = lines
        try process.run()
        try lines.fileHandleForWriting.close()
    }

    var output: String { String(decoding: read, as: UTF8.self) }

    func act(_ action: [String: String]) throws {
        try input.fileHandleForWriting.write(contentsOf: JSONEncoder().encode(action))
        try input.fileHandleForWriting.write(contentsOf: Data("\n".utf8))
    }

    /// Reads until a line that was not read before has `text`.
    func read(until text: String) throws {
        let start = read.count
        while !String(decoding: read[start...], as: UTF8.self).contains(text) {
            let data = lines.fileHandleForReading.availableData
            if data.isEmpty { throw Ended(output: output) }
            read += data
        }
    }

    /// Ends the input. Returns the status of the process.
    func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The app has ended before it wrote what was waited for.
    private struct Ended: Error {
        let output: String
    }
}
