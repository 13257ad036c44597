import Wayline
import WaylineProgram
import XCTest

/// The program of an app in another package.
@MainActor
final class ConsoleAppTests: XCTestCase {
    private func run(
        _ arguments: String..., of app: App = .cafe
    ) async -> (status: Int32, text: String) {
        var text = ""
        let status = await ConsoleApp(app, version: "2.1", about: "Ask An.", program: "cafe")
            .run(arguments) { text += $0 }
        return (status, text)
    }

    private func script(_ lines: String...) throws -> String {
        let file = URL.temporaryDirectory.appending(path: "cafe-\(UUID().uuidString)")
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        addTeardownBlock { try FileManager.default.removeItem(at: file) }
        return file.path()
    }

    func testAScriptWalksThroughTheApp() async throws {
        let path = try script(
            #"type "Name" "An""#, #"choose "Order""#, "wait 5s", "expect screen receipt", "show")
        let (status, text) = await run("--script", path)
        XCTAssertEqual(text.split(separator: "\n").first, "Ready", text)
        XCTAssertTrue(text.contains("An, your coffee is ready."), text)
        XCTAssertEqual(status, 0)
    }

    func testAStepThatFailsIsAFailure() async throws {
        let (status, text) = await run("--script", try script("expect screen receipt"))
        XCTAssertEqual(status, 1)
        XCTAssertTrue(text.contains("Found: the screen 'order'"), text)
    }

    func testARouterAnswersWithTheFactsThatAreSet() async {
        let (status, text) = await run("route", "ordered", "--from", "order", "--set", "name=An")
        XCTAssertEqual(text, "push receipt {\"name\":\"An\"}\n")
        XCTAssertEqual(status, 0)
    }

    func testTheListsAreThoseOfTheApp() async {
        let screens = await run("list", "screens").text
        XCTAssertEqual(
            screens,
            "order    CafeOrderScreen  CafeCoordinator\n"
                + "receipt  ReceiptScreen    CafeCoordinator  ReceiptInput\n")
        let routes = await run("list", "routes").text
        XCTAssertEqual(routes, "order\n  routes  ordered\n  facts   name=TEXT\n")
        let flows = await run("list", "flows").text
        XCTAssertEqual(flows, "CafeCoordinator  begins at order\n")
        let links = await run("list", "links").text
        XCTAssertTrue(links.contains("cafe://receipts/{name}\n"), links)
        let commands = await run("list", "commands").text
        XCTAssertTrue(commands.hasPrefix("run "), commands)
    }

    func testTheHelpAndTheVersionAreThoseOfTheApp() async {
        let help = await run("--help").text
        XCTAssertTrue(help.contains("\n  Ask An.\n"), help)
        XCTAssertTrue(help.contains("cafe [COMMAND]"), help)
        let version = await run("--version").text
        XCTAssertTrue(version.hasPrefix("Café 2.1 (Wayline "), version)
    }

    func testAnOptionOfTheAppIsItsOwn() async throws {
        let counter = Observable("")
        let app = App("Bar") { context in
            counter.value = context.options["tables"] ?? "none"
            return CafeCoordinator()
        }
        .options([
            AppOption("tables", value: "COUNT", "the number of tables") { text in
                if Int(text) == nil { throw NoCount(text: text) }
            }
        ])
        let path = try script("expect screen order")
        let (status, text) = await run("--script", path, "--tables", "7", of: app)
        XCTAssertEqual(counter.value, "7", text)
        XCTAssertEqual(status, 0)
        let wrong = await run("--script", path, "--tables", "many", of: app)
        XCTAssertEqual(wrong.text, "'many' is not a number of tables.\n")
        XCTAssertEqual(wrong.status, 64)
        let help = await run("--help", of: app).text
        XCTAssertTrue(help.contains("--tables COUNT"), help)
        XCTAssertFalse(help.contains("--link"), help)
    }

    func testACommandOfTheAppIsItsOwn() async {
        var text = ""
        let failing = AppCommand("fail", "fail") { _ in throw NoCount(text: "0") }
        let cafe = ConsoleApp(.cafe, program: "cafe").commands([.price, failing])
        for (line, status, end) in [
            ("price mocha", 0, "mocha: € 3\n"), ("price mocha --large", 0, "mocha: € 4\n"),
            ("fail", 1, "'0' is not a number of tables.\n"),
            ("price", 64, "'cafe price' needs a value: 'cafe price NAME'.\n"),
            ("help fail", 0, "cafe fail"),
        ] {
            text = ""
            let words = line.split(separator: " ").map(String.init)
            let found = await cafe.run(words) { text += $0 }
            XCTAssertEqual(found, Int32(status), line)
            XCTAssertTrue(text.contains(end), "\(line): \(text)")
        }
    }

    func testATestCallsACommand() async {
        var text = ""
        let status = await ConsoleApp(.cafe).run(["list", "screens"]) { text += $0 }
        XCTAssertEqual(status, 0)
        XCTAssertTrue(text.hasPrefix("order "), text)
    }

    func testAnAppHasMoreOptionsThanAnother() async {
        let bar = App.cafe.options([AppOption("tables", value: "COUNT", "the number of tables")])
        let help = await run("--help", of: bar).text
        XCTAssertTrue(help.contains("--tables COUNT"), help)
    }

    func testTheErrorOfTheAppIsTheReasonOfTheStepThatShowsIt() async throws {
        let app = App("Bar") { context in
            let soon = context.clock.now.advanced(by: .seconds(3))
            context.clock.schedule(after: soon) { context.failure.value = NoCount(text: "0") }
            return CafeCoordinator()
        }
        let path = try script("expect screen order", "wait 5s", "expect screen receipt")
        let (status, text) = await run("--script", path, of: app)
        let failure =
            "\(path):2: failed: wait 5s\nFound: '0' is not a number of tables.\nThe screen:"
        XCTAssertTrue(text.hasPrefix(failure), text)
        XCTAssertEqual(status, 1)
    }

    func testAShellIsOfferedLinksAndScreens() async {
        let links = await run("--complete", "fish", "--link", "cafe").text
        XCTAssertTrue(links.hasPrefix("cafe://order\n"), links)
        let screens = await run("--complete", "fish", "route", "ordered", "--from", "").text
        XCTAssertEqual(screens, "order\n")
    }

    func testAnAppThatCannotBeginEndsWithItsError() async throws {
        let app = App("Bar") { context in
            context.failure.value = NoCount(text: "0")
            return CafeCoordinator()
        }
        let (status, text) = await run("--script", try script("expect screen order"), of: app)
        XCTAssertEqual(text, "'0' is not a number of tables.\n")
        XCTAssertEqual(status, 1)
    }
}

private struct NoCount: Error, CustomStringConvertible {
    let text: String

    var description: String { "'\(text)' is not a number of tables." }
}
