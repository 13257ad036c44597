import AppMain
import Foundation
import Wayline
import WaylineCommandLine
import XCTest

@testable import WaylineProgram

@MainActor
final class ListTests: XCTestCase {
    private func lines(_ arguments: String...) async -> String {
        let transcript = Transcript()
        let status = await ConsoleApp.sample().program.run(
            ["list"] + arguments, transcript.output())
        XCTAssertEqual(status, .success)
        XCTAssertEqual(transcript.errors, "")
        return transcript.text
    }

    func testARouterIsListedWithItsRoutesAndKeys() async {
        let text = await lines("routes")
        XCTAssertTrue(
            text.contains(
                """
                login
                  routes  login, failed, sign-up, forgot-password
                  facts   status=valid|expired|leaked|nil, email=TEXT, failure=TEXT

                """), text)
        XCTAssertTrue(
            text.contains("settings\n  routes  log-out-failed\n  facts   failure=TEXT\n"), text)
    }

    func testAnAppWithoutLinksSaysSo() async {
        let transcript = Transcript()
        let app = App("Bar") { _ in BarCoordinator() }
        let status = await ConsoleApp(app).program.run(["list", "links"], transcript.output())
        XCTAssertEqual(status, .success)
        XCTAssertEqual([transcript.text, transcript.errors], ["", "The app has no links.\n"])
    }

    func testALinkIsListedWithAnExampleAndItsDestination() async {
        let text = await lines("links")
        XCTAssertTrue(
            text.contains(
                """
                wayline://articles/{id:int}?ranking={ranking?}
                  wayline://articles/7
                  sequence (enter home; select articles; pop-to-root; push article {"id":7})

                """), text)
    }

    func testTheListsAreJSONForPrograms() async throws {
        let routes = await lines("routes", "--json")
        XCTAssertTrue(
            routes.contains(
                #"{"facts":[{"choices":[],"key":"failure","kind":"text"}],"#
                    + #""routes":["log-out-failed"],"screen":"settings"}"#), routes)
        XCTAssertTrue(
            routes.contains(#"{"choices":["true","false"],"key":"isOpen","kind":"choice"}"#),
            routes)
        let links = await lines("links", "--json")
        XCTAssertTrue(
            links.contains(
                #"{"example":"wayline://login","leadsTo":{"kind":"enter","parameters":{},"#
                    + #""route":"sign-in"},"pattern":"wayline://login"}"#), links)
        for (text, count) in [(routes, AskedRouter.all(of: .sample()).count), (links, 8)] {
            let list = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any]
            XCTAssertGreaterThanOrEqual(list?.count ?? 0, count)
        }
    }
}

private final class BarCoordinator: Coordinator {
    static let flow = Flow<BarCoordinator>("bar") { FlowScreen("bar") { _ in BarScreen() } }
}

private final class BarScreen: ViewScreen {
    let view = BarView()
}

private final class BarView: View {
    let title = "Bar"
    let controls: [Control] = []
}
