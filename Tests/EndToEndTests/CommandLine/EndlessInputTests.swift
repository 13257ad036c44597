import Foundation
import XCTest

/// Endless input takes little memory and little time.
final class EndlessInputTests: XCTestCase {
    private let home = AppHome()
    private static let line =
        "A line of the standard input is too long: a line has at most 65536 bytes. Break it into "
        + "several.\n"

    private static func script(_ name: String) -> String {
        "The script '\(name)' is too long: a script has at most 67108864 bytes. Split it into "
            + "several.\n"
    }

    override func tearDown() {
        home.remove()
    }

    func testInputWithoutAnEndIsRefused() throws {
        for (arguments, input, error) in [
            (["--script", "/dev/zero"], "/dev/null", Self.script("/dev/zero")),
            (["--script", "-"], "/dev/zero", Self.script("standard input")),
            (["--plain"], "/dev/zero", Self.line), ([], "/dev/zero", Self.line),
        ] {
            let app = try run(arguments, input)
            XCTAssertEqual(app.errors, error)
            XCTAssertEqual(app.status, 1, "\(arguments)")
        }
    }

    func testAFileOfTheAppThatHasNoEndHoldsNothing() throws {
        for name in ["session.json", "settings.json", "place.json"] {
            for make in ["ln -s /dev/zero", "mkfifo"] {
                let data = home.url.appendingPathComponent("\(name) \(make)").path
                let made = try ProgramRun(
                    URL(fileURLWithPath: "/bin/sh"),
                    ["-c", "mkdir -p \"$1\" && \(make) \"$1/\(name)\"", "sh", data])
                XCTAssertEqual(made.status, 0, made.errors)
                let app = try run(["--plain", "--data", data], "/dev/null")
                XCTAssertEqual(app.errors, Self.log[name], "\(make) \(name)")
                XCTAssertEqual(app.status, 0, "\(make) \(name)")
            }
        }
    }

    /// The log of a debug build.
    private static let log = [
        "session.json": "",
        "settings.json": "settings: 'settings' in the store is not what the app has written.\n",
        "place.json": "place: 'place' in the store is not what the app has written.\n",
    ]

    /// Runs the app with 256 MiB of memory, and ends it after some seconds.
    private func run(_ arguments: [String], _ input: String) throws -> ProgramRun {
        try ProgramRun(
            URL(fileURLWithPath: "/bin/sh"),
            [
                "-c", "ulimit -d 262144; exec timeout -s KILL 20 \"$0\" \"$@\" <'\(input)'",
                BuildFolder.url.appendingPathComponent("app").path,
            ] + arguments, environment: home.environment)
    }
}
