import ExploredApps
import Foundation
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// The recording of a test that has failed, in the program.
@MainActor
final class FailedTestReplayTests: XCTestCase {
    /// A guest who looks for a drink that there is not.
    private func recording(
        isBlock: Bool = true, _ options: LaunchOptions = LaunchOptions()
    ) async throws -> String {
        let driver = try FlowDriver(.teaBar, options)
        let way = {
            try await driver.type("An", into: "Name")
            try await driver.type("1234", into: "Code")
            try await driver.toggle("Sugar")
            try await driver.advance(by: .seconds(1))
            try await driver.choose("Enter")
            try await driver.choose("Coffee")
        }
        do {
            if isBlock { try await driver.traced("tea", way) } else { try await way() }
        } catch {
            return path(in: error)
        }
        return ""
    }

    /// The recording that the text of an error names.
    private func path(in error: any Error) -> String {
        "\(error)".firstMatch(of: /Recorded in (\S+):/).map { String($0.1) } ?? ""
    }

    private func replay(
        _ arguments: String..., of app: App = .teaBar
    ) async -> (status: Int32, text: String) {
        var text = ""
        let program = ConsoleApp(app, program: "tea-bar")
        let status = await program.run(["replay"] + arguments) { text += $0 }
        return (status, text)
    }

    private func secrets() throws -> String {
        let path = ".build/recordings/tea-secrets"
        XCTAssertTrue(
            FileManager.default.createFile(
                atPath: path, contents: Data("Code=1234\n".utf8),
                attributes: [.posixPermissions: 0o600]))
        return path
    }

    func testItStopsWhereTheTestHasFailed() async throws {
        let (status, text) = await replay(try await recording())
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.hasPrefix("Step 7 of 7\nDrinks\n"), text)
        let place = "\n\nfailed in ProgramTests/FailedTestReplayTests.swift:22\n"
        XCTAssertTrue(text.contains(place), text)
        XCTAssertTrue(text.contains("\nno control 'Coffee' here; "), text)
    }

    func testAStepHasItsScreenAndTheDecisionWithItsFacts() async throws {
        let (_, text) = await replay(try await recording(), "--step", "6")
        XCTAssertTrue(text.hasPrefix("Step 6 of 7\nDrinks\n"), text)
        let decision = """
            \n\nfacts: {"isKnown":true}
            user: enter of guest (GuestRouter) -> push drinks; revision 1
            """
        XCTAssertTrue(text.contains(decision), text)
    }

    func testTheScreensOfABlockAreShownWithoutTheApp() async throws {
        let path = try await recording()
        let (status, text) = await replay(path, "--step", "2", of: App("Other") { _ in Host() })
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.contains("\nName, text field: An\n"), text)
    }

    func testWithoutABlockTheAppRunsForTheScreensBeforeTheLast() async throws {
        let path = try await recording(isBlock: false)
        let (_, last) = await replay(path)
        XCTAssertTrue(last.hasPrefix("Step 7 of 7\nDrinks\n"), last)
        let (_, text) = await replay(path, "--step", "2")
        XCTAssertTrue(text.contains("\nName, text field: An\n"), text)
    }

    func testOtherOptionsOfTheAppForbidToTakeStepsAndNotToShowScreens() async throws {
        var options = LaunchOptions()
        options.options = ["tables": "3"]
        let path = try await recording(isBlock: false, options)
        let (status, last) = await replay(path)
        XCTAssertEqual(status, 0)
        XCTAssertTrue(last.hasPrefix("Step 7 of 7\nDrinks\n"), last)
        let (_, text) = await replay(path, "--step", "6")
        let reason = "This screen is not in the recording. The recording was made with other "
        XCTAssertTrue(text.hasPrefix("Step 6 of 7\n\(reason)"), text)
        XCTAssertTrue(text.contains("\n\nfacts: {\"isKnown\":true}\n"), text)
    }

    func testAnAppThatDoesTheSameFailsInTheSameStep() async throws {
        let path = try await recording()
        let secrets = try secrets()
        let (status, text) = await replay(path, "--verify", "--secrets", secrets)
        XCTAssertEqual(text, "7 steps, none differs.\n")
        XCTAssertEqual(status, 0)
        let (changed, difference) = await replay(path, "--verify", of: .teaBar)
        XCTAssertEqual(changed, 1)
        XCTAssertTrue(difference.contains("Step 6 differs: choose \"Enter\"\n"), difference)
    }

    func testATestIsMadeOfTheStepsBeforeTheFailure() async throws {
        let secrets = try secrets()
        let (_, text) = await replay(
            try await recording(), "--as-script", "--secrets", secrets)
        XCTAssertTrue(text.hasSuffix("\nchoose \"Enter\"\n"), text)
    }

    func testEachCallOfTheDriverIsAStepOfAScript() async throws {
        let app = try FlowDriver(Host())
        let calls = calls(of: app)
        do {
            try await app.traced("calls") {
                for call in calls { do { _ = try await call() } catch {} }
                try await app.choose("Nowhere")
            }
            XCTFail("'Nowhere' was chosen.")
        } catch {
            XCTAssertTrue("\(error)".contains("\n  wait 1.500000ms\n"), "\(error)")
            let text = try String(contentsOfFile: path(in: error), encoding: .utf8)
            let count = try Replay(Script(recording: text), of: App("app") { _ in Host() }).count
            XCTAssertEqual(count, calls.count + 2, text)
        }
    }

    private func calls(of app: FlowDriver) -> [() async throws -> Any?] {
        [
            { try await app.type("An", into: "Name") }, { try await app.submit("Name") },
            { try await app.toggle("Sugar") }, { try await app.filter("Dishes", by: "x") },
            { try await app.sort("Dishes", by: "Price", descending: true) },
            { try await app.sort("Dishes", by: nil) }, { try await app.choose("Phở", in: "A") },
            { try await app.choose(id: 7, in: "A") }, { try await app.choose("A") },
            { try await app.choose(matching: "p", in: "A") }, { try await app.back() },
            { try await app.perform("Drop", on: "Phở", in: "A") }, { try await app.undo() },
            { try await app.perform("Drop", onID: 7, in: "A") }, { try await app.restart() },
            { try await app.perform("Drop", onSelectedIn: "A") },
            { try await app.mark("Phở", in: "A") }, { try await app.select("Phở", in: "A") },
            { try await app.select(id: 7, in: "A") }, { try await app.selectAll(in: "A") },
            { try await app.deselectAll(in: "A") }, { try await app.move("B", by: -2, in: "A") },
            { try await app.move("B", by: 1, in: "A") }, { try await app.open("#a b") },
            { try await app.send(.select("tab")) }, { try await app.send(.answer("Yes")) },
            { try await app.send(.open("a://b")) }, { try await app.send(.back) },
            { try await app.send(.perform("ask")) }, { try await app.wait { true } },
            { try await app.advance(by: .milliseconds(1.5)) },
        ]
    }
}

private final class Host: Coordinator {
    private static let first = Destination<NoInput, NoOutput>("host")
    static let flow = Flow<Host>(first) { FlowScreen(first) { _ in HostScreen() } }
}

private final class HostScreen: ViewScreen {
    let view = HostView()
}

private final class HostView: View {
    let title = "Host"
    let controls: [Control] = []
}
