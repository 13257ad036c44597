import Foundation
import XCTest

/// The app with an API.
final class OnlineTests: XCTestCase {
    private let logIn = "1\nvalid@example.com\n2\nsen hong 2025\n3\nq\n"

    func testWithoutAnAPITheAppLoadsNoNetworking() throws {
        #if os(Linux)
            XCTAssertEqual(try networkingLoads([]), 0)
        #endif
    }

    func testWithAnAPIItGoesOnAsTheProgramThatLoadsNetworking() throws {
        #if os(Linux)
            XCTAssertGreaterThan(try networkingLoads(["--api", "http://127.0.0.1:9"]), 0)
        #endif
    }

    func testAScriptForAnAPIIsReadByTheProgramThatRunsIt() throws {
        let app = try BuiltApp(
            "--api", "http://127.0.0.1:9", "--script", "-", input: "expect screen nowhere\n")
        XCTAssertTrue(app.errors.contains("Expected: the screen 'nowhere'"), app.errors)
        XCTAssertEqual(app.status, 1)
    }

    func testAUserOfAnAPIIsLetInAndIsStillInTheNextTime() async throws {
        let trial = try Trial()
        let (first, second) = (await trial.run(logIn), await trial.run("q\n"))
        await trial.end()
        XCTAssert(try first.get().output.contains("Welcome, Sen Nguyen."), "\(first)")
        XCTAssert(try second.get().output.contains("Welcome, Sen Nguyen."), "\(second)")
    }

    func testRequestsToThisMachineUseNoProxy() async throws {
        let trial = try Trial()
        let run = await trial.run(logIn, environment: ["http_proxy=http://127.0.0.1:9"])
        await trial.end()
        XCTAssert(try run.get().output.contains("Welcome, Sen Nguyen."), "\(run)")
    }

    func testAnAPIThatWouldReadPasswordsIsRefused() throws {
        let app = try BuiltApp("--api", "http://example.com", input: "q\n")
        XCTAssertEqual(
            app.errors,
            "'http://example.com' would send passwords without encryption: http is only for this "
                + "machine (127.0.0.1, [::1], localhost). Use https.\n")
        XCTAssertEqual(app.status, 64)
    }

    func testAnAPITakesAnAddress() throws {
        let app = try BuiltApp("--api", input: "q\n")
        XCTAssertEqual(
            app.errors,
            "'--api' takes a value: '--api URL'.\n")
        XCTAssertEqual(app.status, 64)
    }

    func testInACheckoutTheLineToTypeIsPrinted() throws {
        let root = try folder()
        defer { try? FileManager.default.removeItem(at: root) }
        for file in ["Package.swift", "Scripts/run"] { try write(file, in: root) }
        let app = try copyOfTheApp(in: root.appendingPathComponent(".build/debug"))
        let say = "The program for '--api' is not built yet. This builds and runs it:\n"
        let url = "https://api.example.com"
        for (arguments, place, line) in [
            (["--api", url], root, "Scripts/run --api \(url)\n"),
            (
                ["--api", url], app.deletingLastPathComponent(),
                "\(root.path)/Scripts/run --api \(url)\n"
            ),
            (
                ["--plain", "--api=\(url)", "--data", "it's mine"], root,
                #"Scripts/run --plain --api=\#(url) --data 'it'\''s mine'"# + "\n"
            ),
        ] {
            let command = try Command(app, arguments, folder: place)
            XCTAssertEqual(command.errors, say + line)
            XCTAssertEqual(command.status, 1)
        }
    }

    func testWithoutTheOtherProgramTheAppSaysWhatToDo() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = try copyOfTheApp(in: folder)
        let command = try Command(app, ["--api", "https://api.example.com"])
        XCTAssertEqual(
            command.errors,
            "'--api' needs the program '\(folder.path)/app-online', which cannot be run: No such "
                + "file or directory. 'swift build' builds it beside this one.\n")
        XCTAssertEqual(command.status, 1)
    }

    /// A new folder. Its path is in the form that the system reports.
    private func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("online-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.resolvingSymlinksInPath()
    }

    private func write(_ path: String, in folder: URL) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: file)
    }

    private func copyOfTheApp(in folder: URL) throws -> URL {
        let app = folder.appendingPathComponent("app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: BuildFolder.url.appendingPathComponent("app"), to: app)
        return app
    }

    /// The number of networking libraries that the system's loader loads while the app runs.
    private func networkingLoads(_ arguments: [String]) throws -> Int {
        let data = try folder()
        defer { try? FileManager.default.removeItem(at: data) }
        let app = BuildFolder.url.appendingPathComponent("app").path
        let command = try Command(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["LD_DEBUG=libs", "XDG_DATA_HOME=\(data.path)", app, "--plain"] + arguments,
            input: "q\n")
        XCTAssert(command.errors.contains("libswiftCore"), "the loader prints nothing")
        return command.errors.matches(of: /libFoundationNetworking|libcurl|libssl|libgnutls/).count
    }
}
