import Foundation
import WaylineProgram
import XCTest

/// A storyboard of many screens in headless Chromium: a script clicks and types in it, and reads
/// what is shown.
final class BrowserTests: XCTestCase {
    func testTwoHundredScreensCanBeReadAndUsed() throws {
        let browser = "/usr/bin/chromium"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: browser), "no \(browser)")
        let page = FileManager.default.temporaryDirectory
            .appendingPathComponent("storyboard-\(UUID().uuidString).html")
        defer { do { try FileManager.default.removeItem(at: page) } catch {} }
        try MadeUpBoard(screens: 200).board.html
            .write(to: page, atomically: true, encoding: .utf8)
        let (output, status) = try check(page)
        let lines = output.split(separator: "\n")
        XCTAssertGreaterThan(lines.count, 15, output)
        XCTAssertEqual(lines.filter { !$0.hasPrefix("passed ") }, [])
        XCTAssertEqual(status, 0)
    }

    private func check(_ page: URL) throws -> (output: String, status: Int32) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL =
            URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Scripts/check-storyboard").standardized
        process.arguments = [page.path]
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
