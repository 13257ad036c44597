import AppMain
import TextMenu
import Wayline
import WaylineProgram
import XCTest

/// The command `preview`.
@MainActor
final class PreviewCommandTests: XCTestCase {
    private func run(
        _ arguments: String..., of app: App = .sample()
    ) async -> (status: Int32, text: String) {
        var text = ""
        let status = await ConsoleApp(app, program: "app").run(arguments) { text += $0 }
        return (status, text)
    }

    func testWithoutANameAllPreviewsAreListed() async {
        let (status, text) = await run("preview")
        XCTAssertEqual(status, 0)
        XCTAssertTrue(
            text.hasPrefix("Articles, loading\nArticles, empty\nArticles, full\n"), text)
        let list = await run("list", "previews")
        XCTAssertEqual(list.text, text)
    }

    func testTheListIsJSONForPrograms() async {
        let (status, text) = await run("preview", "--json")
        XCTAssertEqual(status, 0)
        XCTAssertTrue(
            text.hasPrefix(#"[{"file":"Screens/ArticlesPreviews.swift","line":"#), text)
        XCTAssertTrue(text.contains(#","preview":"Articles, loading"}"#), text)
    }

    func testAnUnknownNameIsAWrongArgument() async {
        let (status, text) = await run("preview", "Articles, ful")
        XCTAssertEqual(status, 64)
        XCTAssertEqual(
            text, "'Articles, ful' is not a preview of the app: did you mean 'Articles, full'?\n")
    }

    func testJSONIsTheListAlone() async {
        let (status, text) = await run("preview", "Articles, full", "--json")
        XCTAssertEqual(status, 64)
        XCTAssertEqual(
            text, "'Articles, full' is too much for 'app preview': see 'app preview --help'.\n")
    }

    func testAnAppWithoutPreviewsSaysSo() async {
        let app = App("Bare") { _ in BareCoordinator() }
        let (status, text) = await run("preview", of: app)
        XCTAssertEqual([status.description, text], ["0", "The app declares no previews.\n"])
    }

    func testThePreviewsOfTheSampleHaveNoFaults() async {
        XCTAssertEqual(App.sample().previews.count, 8)
        let faults = await App.sample().previewFaults()
        XCTAssertEqual(faults, [])
    }
}

private final class BareCoordinator: Coordinator {
    static let flow = Flow<BareCoordinator>("bare") { FlowScreen("bare") { _ in BareScreen() } }
}

private final class BareScreen: Screen {}
