import Foundation
import Glibc
import TestSupport
import XCTest

/// Each way to start the program, with each fault in its surroundings. If the program cannot work,
/// it says so in a sentence and ends with status 1.
final class StartFailureTests: XCTestCase {
    private let home = AppHome()
    private let app = BuildFolder.url.appendingPathComponent("app").path

    override func setUpWithError() throws {
        try FileManager.default.createDirectory(at: home.url, withIntermediateDirectories: true)
    }

    override func tearDown() {
        home.remove()
    }

    func testAFailureIsASentenceAndStatus1() throws {
        for failure in StartFailure.allCases {
            for start in failure.isOfOutput ? Start.all : Self.runs {
                let command = try run(start, failure)
                let place = "\(start.name), where \(failure)"
                XCTAssertEqual(command.status, 1, place)
                let lines = command.errors.split(separator: "\n")
                XCTAssertEqual(lines.count, 1, "\(place): \(command.errors)")
                if failure.isOfOutput { XCTAssertEqual(lines, [Self.outputFailed], place) }
            }
        }
    }

    private static let runs = TestSize.isAll ? Start.runs : [Start.runs[1], Start.runs[3]]

    private static let outputFailed: Substring =
        "The standard output cannot be written to: it is full or closed. Make room, or send the "
        + "output elsewhere, then try again."

    func testAFullDiskIsASentenceAndStatus1() throws {
        let disk = try folder()
        let mounted = #"mount -t tmpfs -o size=64k none "$0" || exit 99; exec "$@" --data "$0""#
        for start in Self.runs {
            let command = try ProgramRun(
                URL(fileURLWithPath: "/usr/bin/env"),
                ["unshare", geteuid() == 0 ? "-m" : "-rm", "sh", "-c", mounted, disk.path, app]
                    + start.arguments, input: start.input, environment: home.environment)
            if ![0, 1].contains(command.status) || command.errors.hasPrefix("unshare: ") {
                throw XCTSkip("This test mounts a small file system by 'unshare': run it as root.")
            }
            XCTAssertEqual(command.status, 1, start.name)
            XCTAssertTrue(command.errors.hasPrefix("The disk that holds '"), command.errors)
        }
    }

    func testAFailureIsPrintedAfterTheFullScreen() throws {
        for failure in StartFailure.allCases where !failure.isOfOutput {
            let data = try failure.prepare(in: folder())
            let app = try TerminalProgram(
                app, ["--data", data], environment: home.environment)
            try app.wait(for: failure == .placeIsAFolder ? "Your place" : "Go on")
            app.send("\u{3}")
            XCTAssertEqual(try app.waitForEnd(), .status(1), "\(failure)")
            XCTAssertTrue(app.screen.isGivenBack)
            XCTAssertTrue(app.screen.text.contains("data"), app.screen.text)
        }
    }

    private func run(_ start: Start, _ failure: StartFailure) throws -> ProgramRun {
        let folder = try folder()
        var arguments = start.arguments
        if start.isRun { arguments += ["--data", try failure.prepare(in: folder)] }
        return try ProgramRun(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", "exec \"$0\" \"$@\" \(failure.redirection)", app] + arguments,
            input: start.input, environment: home.environment, folder: try package())
    }

    /// A new folder for data.
    private func folder() throws -> URL {
        let folder = home.url.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// A package with a screen, in which commands of the generator work.
    private func package() throws -> URL {
        let package = home.url.appendingPathComponent("Shop")
        if FileManager.default.fileExists(atPath: package.path) { return package }
        let made = try BuiltApp(["new", "package", "Shop", "--at", home.url.path], home: home)
        XCTAssertEqual(made.status, 0, made.errors)
        return package
    }
}
