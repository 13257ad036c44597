import ScreenPictures
import TextMenu
import Wayline
import WaylineExploration
import WaylineProgram
import XCTest

/// The keys and the actions of Docs/TextMenu/ViewsAndScreens.md, in all front ends.
@MainActor
final class MailboxTests: XCTestCase {
    func testTheFullScreenShowsThem() async throws {
        let screen = FullScreen(cafe: try Navigator(MailCoordinator()), rows: 9)
        try assertPicture(screen.text, in: "ViewsAndScreens", under: "Keys and actions")
        screen.type("e")
        XCTAssertTrue(screen.text.contains("   Archived.\n"), screen.text)
    }

    func testAProgramDoesThemByTheirNames() async throws {
        let agent = try Agent(.mailbox)
        let page = try XCTUnwrap(agent.news().first)
        let item = #"{"actions":["press"],"item":"Archive","role":"button"}"#
        XCTAssertTrue(page.contains(item), page)
        let lines = agent.act(#"{"item": "Archive", "action": "press"}"#)
        XCTAssertTrue(lines.contains(#"{"message":"Archived."}"#), "\(lines)")
        let disabled = #"{"isEnabled":false,"item":"Archive","role":"button"}"#
        XCTAssertTrue(lines.contains { $0.contains(disabled) }, "\(lines)")
    }

    func testAnExplorationTriesThem() async throws {
        let found = try await Exploration(of: .mailbox).run()
        XCTAssertEqual(found.problems, [])
        XCTAssertTrue(found.isComplete)
        XCTAssertEqual(found.states, 2)
        XCTAssertFalse(found.coverage.missing.contains { $0.contains("Archive") })
    }

    func testKeysAndTheirNames() {
        let reply = Button("Reply", key: "r")
        let send = Button("Send", key: .control("t"))
        XCTAssertEqual([reply.key, send.key].map { "\($0?.description ?? "")" }, ["r", "^T"])
    }
}
