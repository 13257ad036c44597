import Foundation
import XCTest

/// The app with an API.
final class OnlineTests: XCTestCase {
    private let logIn = "1\nvalid@example.com\n2\nsen hong 2025\n3\nq\n"

    func testWithoutAnAPITheAppLoadsNoNetworking() throws {
        #if os(Linux)
            let networking = try libraries(/libFoundationNetworking|libcurl|libssl|libgnutls/)
            XCTAssertEqual(networking, 0)
        #endif
    }

    func testAppsWithoutObservableModelsLoadNoObservation() throws {
        #if os(Linux)
            XCTAssertEqual(try libraries(/libswiftObservation/), 0)
        #endif
    }

    func testTheAppNamesTheProgramForAnAPI() throws {
        let app = try BuiltApp("--api", "https://api.example.com", input: "q\n")
        XCTAssertEqual(
            app.errors,
            "'--api' is an option of the program 'app-online': run it with the same arguments. "
                + "'Scripts/run' builds it and runs it.\n")
        XCTAssertEqual(app.status, 64)
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

    /// The number of such libraries that the system's loader loads while the app runs.
    private func libraries(_ name: Regex<Substring>) throws -> Int {
        let home = AppHome()
        defer { home.remove() }
        let app = BuildFolder.url.appendingPathComponent("app").path
        let command = try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["LD_DEBUG=libs", app, "--plain"],
            input: "q\n", environment: home.environment)
        XCTAssert(command.errors.contains("libswiftCore"), "the loader prints nothing")
        return command.errors.matches(of: name).count
    }
}
