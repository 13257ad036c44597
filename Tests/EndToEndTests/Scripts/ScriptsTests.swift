import Foundation
import TestSupport
import XCTest

/// The two commands of the README, and their behaviour on a machine that lacks something.
final class ScriptsTests: XCTestCase {
    private let missing = "libcrypt-dev patch zlib1g"
    private var install: String {
        "apt-get update && apt-get install --yes --no-install-recommends \(missing)"
    }

    func testWithAllInPlaceTheyHandOverToSwift() throws {
        let root = ProjectFiles.path("")
        for (script, arguments, line) in [
            ("Scripts/run", ["--plain"], "swift run --package-path \(root) app --plain\n"),
            ("Scripts/test", ["--filter", "A"], "swift test --package-path \(root) --filter A\n"),
        ] {
            let run = try onStage { try $0.run(script, arguments) }
            XCTAssertEqual(run.output, line)
            XCTAssertEqual(run.errors, "")
            XCTAssertEqual(run.status, 0)
        }
    }

    func testWithAllInPlaceTheyAddLessThan50Milliseconds() throws {
        let times = try onStage { stage in
            try (0..<10).map { _ in
                try ContinuousClock().measure { _ = try stage.run("Scripts/run", []) }
            }
        }
        XCTAssertLessThan(try XCTUnwrap(times.min()), .milliseconds(50))
    }

    func testForAnAPITheProgramForTheNetworkRuns() throws {
        let root = ProjectFiles.path("")
        for (arguments, program) in [
            (["--api", "http://localhost"], "app-online"),
            (["--api=http://localhost"], "app-online"),
            (["--script", "a --api b"], "app"),
        ] {
            let run = try onStage { try $0.run("Scripts/run", arguments) }
            let line = arguments.joined(separator: " ")
            XCTAssertEqual(run.output, "swift run --package-path \(root) \(program) \(line)\n")
        }
    }

    func testTheyFindTheProjectFromAnywhere() throws {
        let line = "swift run --package-path \(ProjectFiles.path("")) app\n"
        let linked = try onStage { try $0.runLink(to: "Scripts/run") }
        XCTAssertEqual(linked.output, line, linked.errors)
        let run = try onStage { try $0.run("Scripts/run", [], environment: ["CDPATH": ".:/"]) }
        XCTAssertEqual(run.output, line, run.errors)
    }

    func testWithoutSwiftOneLineSaysWhereItComesFrom() throws {
        for script in ["Scripts/run", "Scripts/test"] {
            let run = try onStage(hasSwift: false) { try $0.run(script, []) }
            XCTAssertEqual(
                run.errors,
                "Swift is missing: install version 6.3 or later from "
                    + "https://www.swift.org/install\n"
            )
            XCTAssertEqual(run.output, "")
            XCTAssertEqual(run.status, 1)
        }
    }

    func testAsRootMissingPackagesAreInstalled() throws {
        let run = try onStage(user: 0) { try $0.require() }
        XCTAssertEqual(
            run.errors,
            """
            Installing the packages that are missing: \(missing)
            apt-get update
            apt-get install --yes --no-install-recommends \(missing)

            """)
        XCTAssertEqual(run.output, "went on\n")
    }

    func testWithNobodyToAskTheLineToTypeIsPrinted() throws {
        let run = try onStage { try $0.require() }
        XCTAssertEqual(
            run.errors,
            """
            These packages are missing: \(missing). To install them, type:
            sudo sh -c '\(install)'

            """)
        XCTAssertEqual(run.output, "")
        XCTAssertEqual(run.status, 1)
    }

    func testWithoutSudoTheLineIsForSu() throws {
        let run = try onStage(hasSudo: false) { try $0.require() }
        XCTAssertEqual(
            run.errors,
            """
            These packages are missing: \(missing). To install them, type:
            su -c '\(install)'

            """)
        XCTAssertEqual(run.status, 1)
    }

    func testAFailedInstallationEndsWithStatus1() throws {
        let run = try onStage(user: 0, installs: false) { try $0.require() }
        XCTAssertEqual(
            run.errors,
            """
            Installing the packages that are missing: \(missing)
            apt-get update
            The packages could not be installed. When that is fixed, run this again.

            """)
        XCTAssertEqual(run.output, "")
        XCTAssertEqual(run.status, 1)
    }

    func testInATerminalNothingIsInstalledBeforeTheUserAgrees() throws {
        for (answer, end, text) in [
            ("y\n", ProgramEnd.status(0), "by sudo:\r\napt-get update\r\n"),
            ("\n", .status(1), "Nothing was installed.\r\n"),
        ] {
            try onStage { stage in
                let program = try stage.requireInTerminal()
                try program.wait(for: "These packages are missing: \(missing). Install them with")
                XCTAssertFalse(program.screen.text.contains("apt-get"))
                program.send(answer)
                XCTAssertEqual(try program.waitForEnd(), end)
                let output = String(decoding: program.output, as: UTF8.self)
                XCTAssert(output.contains(text), output)
                XCTAssertEqual(output.contains("went on"), end == .status(0))
            }
        }
    }

    private func onStage<Answer>(
        user: Int = 1000, hasSwift: Bool = true, hasSudo: Bool = true, installs: Bool = true,
        _ body: (ScriptStage) throws -> Answer
    ) throws -> Answer {
        let stage = try ScriptStage(
            user: user, hasSwift: hasSwift, hasSudo: hasSudo, installs: installs)
        defer { XCTAssertNoThrow(try stage.remove()) }
        return try body(stage)
    }
}
